/** jsdom has the dialog element but not its modal methods; these do what a browser does, short of the top layer. */
export function fakeDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    previous.set(this, document.activeElement);
    this.querySelector<HTMLElement>('button, input, [tabindex="0"]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const before = previous.get(this);
    if (before instanceof HTMLElement) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

const previous = new WeakMap<HTMLDialogElement, Element | null>();
