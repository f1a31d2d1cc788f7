// Typing commands, as Discord's client lets one: chosen from the list, or clicked in a text.
// While a command is filled in, Enter accepts what is offered. simcord offers the same completion once more, and
// options that may be left out before anything is typed; Discord sends the command.
export function sendOnEnter(frame) {
  const page = frame.contentDocument;
  const chosen = () => {
    const field = page.activeElement;
    return field?.matches(".command-option-input") ? `${field.dataset.option}: ${field.value}` : null;
  };
  let taken = null, picks = false;
  page.addEventListener("keydown", (event) => {
    if (!event.isTrusted) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") picks = true;
    if (event.key !== "Enter") return;
    const onlyOffered = page.activeElement?.matches(".command-chip") && !picks;
    if (onlyOffered || (taken !== null && chosen() === taken)) {
      event.target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    }
    picks = false;
    setTimeout(() => { taken = chosen(); });
  }, true);
}

// A command that stands in a text goes into the box, ready to be filled in.
export function clickCommands(frame) {
  const page = frame.contentDocument;
  page.addEventListener("click", (event) => {
    const mention = event.target.closest(".command-mention");
    const field = box(page);
    if (!mention || !field) return;
    field.value = mention.textContent.trim();
    field.focus();
    field.dispatchEvent(new Event("input", { bubbles: true }));
    entries(page).find((entry) => names(entry).includes(field.value.slice(1)))?.click();
  });
}

// simcord would post a line that begins with a slash, which is meant as a command: it chooses from the list instead.
export function keepCommands(frame) {
  const page = frame.contentDocument;
  const choose = (event) => {
    if (!box(page)?.value.trimStart().startsWith("/")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    (entries(page).find((entry) => entry.matches(".is-active, [aria-selected=true]")) ?? entries(page)[0])?.click();
  };
  page.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing && event.target === box(page)) choose(event);
  }, true);
  page.addEventListener("submit", choose, true);
}

// The box for plain lines; there is none while a command is being filled in.
const box = (page) => page.querySelector("#channel-composer-input");
const entries = (page) => [...page.querySelectorAll(".command-entry")];
// The name of a command in the page's language, and in English.
const names = (entry) => entry.querySelector(".command-entry-title strong").textContent.trim().slice(1).split(" · ");
