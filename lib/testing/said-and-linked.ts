/** What merchant HTML says and where it leads. */
export interface SaidAndLinked {
  text: string;
  links: string[];
}

/**
 * The words and link targets of merchant HTML, as its merchant wrote it or as a page shows it, in which they must be the
 * same but for what is left out on purpose: forms and actions of Magento's own pages, what is hidden or bound in time, style sheets, and
 * the lists, maps and films that the shop draws itself. Needs a browser's DOM, and nothing else: journeys run it in one.
 */
export function saidAndLinked(html: string, origin: string): SaidAndLinked {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const code of body.querySelectorAll('[data-content-type="html"]')) {
    if (code.children.length === 0) code.innerHTML = code.textContent ?? '';
  }
  for (const { textContent: css } of [...body.querySelectorAll('style')]) {
    for (const [, id] of (css ?? '').matchAll(/\[data-pb-style=["']?([\w-]+)["']?\][^{]*\{[^}]*display:\s*none/g))
      body.querySelector(`[data-pb-style="${id}"]`)?.remove();
  }
  const own = 'products category_list map video'.split(' ').map((type) => `[data-content-type="${type}"]`);
  const leftOut = [
    'style',
    'script',
    'noscript',
    'form',
    'iframe',
    'template',
    '[data-active-from], [data-active-to]',
    '[data-post]',
    '[data-show-button="never"] [data-element="button"]',
  ];
  for (const element of body.querySelectorAll([...own, ...leftOut, '.products-grid', '[data-element="video"]'].join()))
    element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('[style*="display"]')) {
    if (element.style.display === 'none') element.remove();
  }
  // A list of tabs is told by roles; what it says is what its panels are called.
  for (const list of body.querySelectorAll('[data-content-type="tabs"] [data-element="navigation"]')) list.remove();
  const path = (href: string) =>
    href.replace(/^https?:\/\/(shop\.example|127\.0\.0\.1:\d+|localhost:\d+)(?=\/|$)/, '').replace(origin, '') || '/';
  return {
    // What keeps words and amounts on one line cannot be seen.
    text: (body.textContent ?? '').replace(/[\s\u2060\u200b]+/g, ''),
    links: [...body.querySelectorAll('a[href]')].map((link) => path(link.getAttribute('href')?.trim() ?? '')),
  };
}
