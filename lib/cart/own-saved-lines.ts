import { readStoredJson, writeStored } from '@/lib/browser/local-storage';

/** What a guest has saved for later is now the customer's who signs in; what another customer has left here goes. */
export function ownSavedLines(owner: string): void {
  const found = readStoredJson('saved_lines');
  if (!Array.isArray(found)) return;
  const own = found.filter((line) => line && (line.owner ?? owner) === owner);
  writeStored('saved_lines', JSON.stringify(own.map((line) => ({ ...line, owner }))));
}
