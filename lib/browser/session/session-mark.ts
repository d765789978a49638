/** What the next document of this tab is to tell, once. */
type Mark = 'session_ended' | 'account_deleted';

export function setMark(mark: Mark): void {
  try {
    window.sessionStorage.setItem(mark, '1');
  } catch {
    // The shopper is not told, nothing else.
  }
}

export function hasMark(mark: Mark): boolean {
  try {
    return window.sessionStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
}

/** Whether it was set; it no longer is. */
export function takeMark(mark: Mark): boolean {
  try {
    const isSet = hasMark(mark);
    window.sessionStorage.removeItem(mark);
    return isSet;
  } catch {
    return false;
  }
}
