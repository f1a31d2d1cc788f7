// Typing commands, as Discord's client lets one: chosen from the list, clicked in a text, or typed as one line.
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
    entries(page).find((entry) => title(entry) === field.value)?.click();
  });
}

// A line that begins with a slash is a command and never a message: simcord's page would send it as one.
export function takeLines(frame, capability) {
  const page = frame.contentDocument;
  const form = page.querySelector("#channel-composer");
  const note = page.createElement("p");
  note.id = "typed-note";
  note.setAttribute("role", "alert");
  note.hidden = true;
  form.prepend(note);
  let checked = null;

  const isLine = () => Boolean(box(page)?.value.trimStart().startsWith("/"));
  async function take() {
    const line = box(page).value;
    // A whole name in the list is chosen first, so that its options can be filled in; Enter once more sends it.
    const whole = entries(page).find((entry) => title(entry) === line.trim());
    if (whole) {
      whole.click();
      return;
    }
    const headers = {
      "X-Simcord-Capability": capability,
      "X-Simcord-Context": frame.contentWindow.simcordPreview.contextId,
    };
    const reply = await fetch("/typed", { method: "POST", headers, body: line });
    const { why, key } = await reply.json();
    if (box(page)?.value !== line) return;
    if (why === null) {
      checked = line;
      form.requestSubmit();
      return;
    }
    // The beginning of a command, or one whose options are to be filled in, is chosen from the list.
    const offered = entries(page).find((entry) => entry.matches(".is-active, [aria-selected=true]"));
    if (offered && key !== "value") offered.click();
    else {
      note.textContent = why;
      note.hidden = false;
    }
  }

  page.addEventListener("input", () => { note.hidden = true; }, true);
  // Before simcord's own listeners: they would choose from the list, or send a message.
  page.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.target !== box(page) || !isLine()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    take();
  }, true);
  page.addEventListener("submit", (event) => {
    if (event.target !== form || !isLine()) return;
    if (checked === box(page).value) {
      checked = null;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    take();
  }, true);
}

// The box for plain lines; there is none while a command is being filled in.
const box = (page) => page.querySelector("#channel-composer-input");
const entries = (page) => [...page.querySelectorAll(".command-entry")];
const title = (entry) => entry.querySelector(".command-entry-title strong").textContent.trim();
