import { readStoredJson, writeStored } from '@/lib/browser/local-storage';

/** What a guest has saved for later is now the customer's who signs in; what another customer has left here goes. */
export function ownSavedLines(owner: string): void {
  const found = readStoredJson('saved_lines');
  if (!Array.isArray(found)) return;
  const own = new Map<string, object>();
  for (const line of found) {
    if (!line || (line.owner ?? owner) !== owner) continue;
    // Both may have saved the same; the latest stands first.
    const name = `${line.store} ${line.key}`;
    if (!own.has(name)) own.set(name, { ...line, owner });
  }
  writeStored('saved_lines', JSON.stringify([...own.values()]));
}
