/**
 * jsdom has the dialog element but not its modal methods; these do what a browser does, short of the top layer: while one
 * is open, nothing outside of it takes the focus.
 */
export function fakeDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    previous.set(this, document.activeElement);
    modals.add(this);
    this.querySelector<HTMLElement>('button, input, [tabindex="0"]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    modals.delete(this);
    const before = previous.get(this);
    if (before instanceof HTMLElement) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  HTMLElement.prototype.focus = function focusUnlessInert(options) {
    const top = [...modals].filter(({ isConnected }) => isConnected).at(-1);
    if (!top || top.contains(this)) focus.call(this, options);
  };
}

const { focus } = HTMLElement.prototype;
const modals = new Set<HTMLDialogElement>();
const previous = new WeakMap<HTMLDialogElement, Element | null>();
