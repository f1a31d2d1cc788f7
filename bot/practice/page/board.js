// The board beside the chats: it shows the table of the newest link to it, or of the link that was pressed.
export function followBoard(frame, address, found, pressed) {
  const page = frame.contentDocument;
  const list = page.querySelector("#channel-message-list");
  let newest = "";
  const look = () => {
    const link = [...list.querySelectorAll("a")].filter((each) => isOwn(each, address)).at(-1)?.href;
    if (!link || link === newest) return;
    newest = link;
    found(link);
  };
  new MutationObserver(look).observe(list, { childList: true, subtree: true });
  look();
  const press = (event) => {
    const link = event.target.closest("a");
    if (!link || !isOwn(link, address)) return;
    event.preventDefault();
    found(link.href);
    pressed();
  };
  page.addEventListener("click", press);
}

// Whether a link opens a player's board: what everyone may see is shown to person 0.
const isOwn = (link, address) => link.origin === address && /^#[^.]+\.[1-9]/.test(link.hash);
