import { readStored, writeStored } from '@/lib/browser/local-storage';

/** Names the customer in a browser's storage without telling who it is: a 32-bit hash of the address. */
export function ownerOf(email: string): string {
  let hash = 0x811c9dc5;
  for (const character of email.trim().toLowerCase()) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Whoever has changed their address keeps what they have here: the next signing in asks for that of the new one. */
export function renameOwner(email: string): void {
  const before = readStored('session_owner');
  const owner = ownerOf(email);
  writeStored('session_owner', owner);
  if (!before || before === owner) return;
  const saved = readStored('saved_lines');
  // A quote within a text is escaped.
  if (saved) writeStored('saved_lines', saved.replaceAll(`"owner":"${before}"`, `"owner":"${owner}"`));
  try {
    for (const [key, draft] of Object.entries({ ...window.sessionStorage })) {
      if (!key.startsWith('draft_') || !key.endsWith(` ${before}`)) continue;
      window.sessionStorage.removeItem(key);
      window.sessionStorage.setItem(key.slice(0, -before.length) + owner, String(draft));
    }
  } catch {
    // The entries are lost with the session, nothing else.
  }
}
