/** Names the variant that a product page shows, by its SKU. */
const VARIANT = 'variant';
/** Names what else is chosen, by uid. */
const CHOICE = 'choice';

/** What an address says of the selection. */
export interface UrlSelection {
  variant: string | null;
  /** Uids of chosen values; null where the address says nothing of them. */
  uids: string[] | null;
}

/** A page's query with a selection in it; null takes its part out. What shoppers write stays out of addresses. */
export function withUrlSelection(search: string, { variant, uids }: UrlSelection): string {
  // Neither name is a listing's, so the cached page answers whatever is chosen.
  const params = new URLSearchParams(search);
  params.delete(VARIANT);
  params.delete(CHOICE);
  if (variant !== null) params.set(VARIANT, variant);
  if (uids !== null) params.set(CHOICE, uids.map(shortUid).join('.'));
  const query = params.toString();
  return query ? `?${query}` : '';
}

/** The selection that a page's query asks for. */
export function urlSelection(search: string): UrlSelection {
  const params = new URLSearchParams(search);
  const uids = params.get(CHOICE);
  return { variant: params.get(VARIANT), uids: uids === null ? null : uids.split('.').filter(Boolean).map(longUid) };
}

/** Base64 without what an address would have to escape. */
function shortUid(uid: string): string {
  return uid.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function longUid(short: string): string {
  const base64 = short.replaceAll('-', '+').replaceAll('_', '/');
  return base64.padEnd(Math.ceil(base64.length / 4) * 4, '=');
}
