/** The last line of a text that the shop's server has written and sealed: nobody keeps it, and who reads it needs none. */
const SEAL = /\s+Seal: \S+$/;

/** Whether a text is sealed by the shop's server. */
export function isSealed(text: string): boolean {
  return SEAL.test(text);
}

/** A text for who reads it. */
export function withoutSeal(text: string): string {
  return text.replace(SEAL, '');
}

/** What a list of lines says of a text: of sealed ones nothing but their title. */
export function titleOf(text: string): string {
  return isSealed(text) ? text.replace(/\n[\s\S]*/, '') : text;
}
