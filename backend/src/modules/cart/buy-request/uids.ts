/**
 * The ids in the uids of one kind: `configurable/142/166` gives `['142', '166']`. As in Magento, whatever is of
 * another kind, or no uid at all, is passed over.
 */
export function idsOf(kind: string, uids: readonly (string | null)[]): string[][] {
  return uids.flatMap((uid) => {
    const [first, ...ids] = Buffer.from(uid ?? '', 'base64')
      .toString('utf8')
      .split('/');
    return first === kind && ids.length > 0 ? [ids] : [];
  });
}
