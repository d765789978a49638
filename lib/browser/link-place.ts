/** Where a link stands that is followed: it is found again when its page is drawn anew. */
export interface LinkPlace {
  /** The page's address, and its path alone. */
  page: string;
  pathname: string;
  href: string;
  /** How many of its address stand before it. */
  index: number;
  /** How far the page was scrolled, in pixels. */
  scrolled: number;
}

export function placeOf(link: HTMLAnchorElement): LinkPlace {
  const href = link.getAttribute('href') ?? '';
  const { href: page, pathname } = window.location;
  return { page, pathname, href, index: linksTo(href).indexOf(link), scrolled: window.scrollY };
}

export function linkAt({ href, index }: LinkPlace): HTMLAnchorElement | undefined {
  return linksTo(href)[index];
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}
