/** Digits as backends take them: Thai keyboards write digits of their own, Japanese ones wide ones. */
export function latinDigits(text: string): string {
  // Both rows begin at a multiple of 16.
  return text.replace(/[๐-๙０-９]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
