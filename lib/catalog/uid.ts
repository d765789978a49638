/** The decimal id in a uid (`NA==` → `4`), as Magento's cache tags spell it; null for anything else. */
export function idOfUid(uid: string): string | null {
  try {
    const id = atob(uid);
    return /^\d+$/.test(id) ? id : null;
  } catch {
    return null;
  }
}
