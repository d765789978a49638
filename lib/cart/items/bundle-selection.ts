/** Option and selection of a bundle's uid, `bundle/1/4/2` in base64, without the quantity, which may be the shopper's. */
export function selectionKey(uid: string | undefined): string {
  try {
    return atob(uid ?? '')
      .split('/')
      .slice(0, 3)
      .join('/');
  } catch {
    return uid ?? '';
  }
}
