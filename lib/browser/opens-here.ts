/** Whether a click on a link opens another page of this site in this tab, as a plain click does. */
export function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return isPlainClick && !event.defaultPrevented && leadsToPage(link);
}

/** Whether a link leads to another page of this site in this tab. */
export function leadsToPage(link: HTMLAnchorElement): boolean {
  const isOwnTab = link.target === '' || link.target === '_self';
  const isPage = link.origin === window.location.origin && !link.pathname.startsWith('/media/');
  // Of a bare "#" the `hash` is empty.
  const isJump = link.href.includes('#') && link.pathname === window.location.pathname;
  return isOwnTab && isPage && !isJump && !link.hasAttribute('download');
}

/** Calls `follow` with every link that is followed to another page in this tab. Returns a function that stops it. */
export function onFollow(follow: (link: HTMLAnchorElement) => void): () => void {
  const listen = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && opensHere(event, link)) follow(link);
  };
  // Before any handler that follows the link by script prevents the browser's own way.
  document.addEventListener('click', listen, true);
  return () => document.removeEventListener('click', listen, true);
}
