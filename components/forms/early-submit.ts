/** On forms that only the bundle can send: what was entered, a password among it, must not be written into the address. */
export const SCRIPTED = 'data-scripted';

/** Inline script: a form that is sent before the bundle is there stays as it is, and remembers that it was sent. */
export const HOLD_EARLY_SUBMITS = `addEventListener('submit',e=>{let f=e.target;if(f.hasAttribute('${SCRIPTED}')){e.preventDefault();f.setAttribute('${SCRIPTED}','sent')}})`;

/** Sends a form that was sent before anybody listened. */
export function sendAgain(form: HTMLFormElement | null): void {
  if (form?.getAttribute(SCRIPTED) === 'sent') form.requestSubmit();
}
