import { readStoredJson, writeStored } from '@/lib/browser/local-storage';

/** What a guest has saved for later is now the customer's who signs in; what another customer has left here goes. */
export function ownSavedLines(owner: string): void {
  const found = readStoredJson('saved_lines');
  if (!Array.isArray(found)) return;
  const own = found.filter((line) => line && (line.owner ?? owner) === owner);
  // Both may have saved the same; the latest stands first.
  const latest = new Map(own.toReversed().map((line) => [`${line.store} ${line.key}`, { ...line, owner }]));
  writeStored('saved_lines', JSON.stringify([...latest.values()].reverse()));
}
