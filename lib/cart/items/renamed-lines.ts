/** New uids of lines that were removed and added again, for who still holds the old one. */
const renamed = new Map<string, string>();

/** Notes that a line has another uid now. */
export function renameLine(from: string, to: string): void {
  if (from !== to) renamed.set(from, to);
}

/** The uid that a line has by now. */
export function currentUid(uid: string): string {
  const next = renamed.get(uid);
  return next === undefined ? uid : currentUid(next);
}
