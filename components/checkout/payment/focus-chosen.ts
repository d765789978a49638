/** Moves the focus from a button that goes away to the payment method in whose tile it stands. */
export function focusChosen(button: Element): void {
  button.closest('[role="radiogroup"]')?.querySelector<HTMLElement>('input:checked')?.focus();
}
