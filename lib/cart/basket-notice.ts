const KEY = 'basket_notice';
const MARK = 'data-basket-notice';

/** Inline script: a document whose basket had something said of it when this tab last judged one expects that again. */
export const RECALL_NOTICE = `try{if(sessionStorage.getItem('${KEY}'))document.documentElement.setAttribute('${MARK}','')}catch{}`;

/** Whether something is said of the tab's basket, now and when it is drawn again: its lines wait for it (judged-lines.css). */
export function expectNotice(isExpected: boolean): void {
  document.documentElement.toggleAttribute(MARK, isExpected);
  try {
    if (isExpected) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the next document draws its lines at once.
  }
}
