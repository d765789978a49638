/** Whether a click on a link opens another page of this site in this tab, as a plain click does. */
export function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isOwnTab = link.target === '' || link.target === '_self';
  const isPage = link.origin === window.location.origin && !link.pathname.startsWith('/media/');
  const isJump = link.hash !== '' && link.pathname === window.location.pathname;
  return isPlainClick && !event.defaultPrevented && isOwnTab && isPage && !isJump && !link.hasAttribute('download');
}
