// What the server leaves in the header for `AccountTrigger`, by id.

export const ACCOUNT_TRIGGER = 'account-trigger';
export const ACCOUNT_NAME = 'account-name';
export const ACCOUNT_PANEL = 'account-panel';

export interface AccountPlaces {
  trigger: HTMLAnchorElement;
  name: HTMLElement;
  panel: HTMLElement;
}

/** The places in the page's header; null where it has no account, as on the checkout. */
export function findAccountPlaces(): AccountPlaces | null {
  const trigger = document.querySelector<HTMLAnchorElement>(`a#${ACCOUNT_TRIGGER}`);
  const name = document.getElementById(ACCOUNT_NAME);
  const panel = document.getElementById(ACCOUNT_PANEL);
  return trigger && name && panel ? { trigger, name, panel } : null;
}
