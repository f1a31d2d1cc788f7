// Typing commands, as Discord's client lets one: chosen from the list, clicked in a text, or typed as one line.
// While a command is filled in, Enter accepts what is offered. simcord offers the same completion once more, and
// options that may be left out before anything is typed; Discord sends the command.
export function sendOnEnter(frame) {
  const page = frame.contentDocument;
  const chosen = () => {
    const field = page.activeElement;
    return field?.matches(".command-option-input") ? `${field.dataset.option}: ${field.value}` : null;
  };
  let taken = null;
  let picks = false;
  const isOnlyOffered = () => page.activeElement?.matches(".command-chip") && !picks;
  const isTaken = () => taken !== null && chosen() === taken;
  const keyDown = (event) => {
    if (!event.isTrusted) return;
    if (["ArrowDown", "ArrowUp"].includes(event.key)) picks = true;
    if (event.key !== "Enter") return;
    if (isOnlyOffered() || isTaken()) pressEscape(event.target);
    picks = false;
    setTimeout(() => {
      taken = chosen();
    });
  };
  page.addEventListener("keydown", keyDown, true);
}

function pressEscape(target) {
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
}

// A command that stands in a text goes into the box, ready to be filled in.
export function clickCommands(frame) {
  const page = frame.contentDocument;
  page.addEventListener("click", (event) => {
    const mention = event.target.closest(".command-mention");
    const field = box(page);
    if (!mention || !field) return;
    field.focus();
    choose(page, mention.textContent.trim());
  });
}

// simcord would post a line that begins with a slash, which is meant as a command: it is filled in instead.
export function keepCommands(frame) {
  const page = frame.contentDocument;
  const understand = (event) => {
    const line = box(page)?.value.trim();
    if (!line?.startsWith("/")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const shown = entries(page);
    const active = shown.find((entry) => entry.matches(".is-active, [aria-selected=true]"));
    if (shown.length) (active ?? shown[0]).click();
    else fillIn(page, line);
  };
  const keyDown = (event) => {
    if (event.key === "Enter" && !event.isComposing && event.target === box(page)) understand(event);
  };
  page.addEventListener("keydown", keyDown, true);
  page.addEventListener("submit", understand, true);
}

// Fills in a whole line and sends it, as Discord's client does with one that is typed or pasted. If words are left
// over, the command waits in the box.
function fillIn(page, line) {
  const field = box(page);
  const form = field.form;
  const words = line.split(/\s+/);
  // A name has at most three words: the command, its group and its subcommand.
  const length = [3, 2, 1].find((count) => choose(page, words.slice(0, count).join(" ")));
  if (!length) return reportUnknown(field, line);
  const required = [...page.querySelectorAll(".command-pill")].map((pill) => pill.dataset.option);
  page.querySelector(".command-ghost")?.click();
  const options = new Set([...required, ...suggestions(page).map((entry) => entry.dataset.value)]);
  const values = valuesIn(words.slice(length), options, required);
  const entered = [...values].map(([name, value]) => enter(page, name, value));
  if (entered.every(Boolean)) form.requestSubmit();
}

function reportUnknown(field, line) {
  write(field, line);
  field.setCustomValidity(document.querySelector("main").dataset.unknownCommand);
  field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
  field.reportValidity();
}

// The values by the names of their options: "name:" begins an option, and words before the first name are for the
// required options in turn.
function valuesIn(words, options, required) {
  const values = new Map();
  let option;
  let named = false;
  for (const word of words) {
    const colon = word.indexOf(":");
    const begins = options.has(word.slice(0, colon));
    if (begins) option = word.slice(0, colon);
    else if (!named) option = required[values.size] ?? option;
    named ||= begins;
    const text = begins ? word.slice(colon + 1) : word;
    values.set(option, [values.get(option), text].filter(Boolean).join(" "));
  }
  return values;
}

// Enters a value for an option of the command in the box; false if it has no such option, or a file is wanted.
function enter(page, option, value) {
  const field = () => page.querySelector(`.command-option-input[data-option="${option}"]`);
  if (!field()) {
    page.querySelector(".command-ghost")?.click();
    const offered = suggestions(page).find((entry) => entry.dataset.value === option);
    offered?.click();
  }
  if (!field()) return false;
  write(field(), value);
  const is = (text) => text.trim().toLowerCase() === value.toLowerCase();
  const suggested = suggestions(page).find((entry) => is(entry.dataset.value) || is(entry.textContent));
  suggested?.click();
  return true;
}

// Chooses a command by its name with a slash; false if there is none.
function choose(page, name) {
  write(box(page), name);
  const found = entries(page).find((entry) => names(entry).includes(name.slice(1)));
  found?.click();
  return Boolean(found);
}

function write(field, text) {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

// The box for plain lines; there is none while a command is being filled in.
const box = (page) => page.querySelector("#channel-composer-input");
const suggestions = (page) => [...page.querySelectorAll(".command-suggestion")];
const entries = (page) => [...page.querySelectorAll(".command-entry")];
// The name of a command in the page's language, and in English.
const names = (entry) =>
  entry.querySelector(".command-entry-title strong").textContent.trim().slice(1).split(" · ");
