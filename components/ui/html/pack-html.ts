import { createHash } from 'node:crypto';
import type { PackedHtml } from './packed-html';

/** Rows of HTML with all that occurs again written once. */
export function packHtml(rows: readonly string[]): PackedHtml {
  const split = joinPieces(rows.map((row) => row.split(/(?=<)|(?<=")/)));
  const numbers = new Map<string, number>();
  for (const [piece, count] of countPieces(split)) {
    // A number with its comma, and the quotes around what is left, take that much.
    if (count > 1 && piece.length > 4) numbers.set(piece, numbers.size);
  }
  const parts: (string | number)[] = [];
  for (const piece of split.flat()) {
    const part = numbers.get(piece) ?? piece;
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  const name = createHash('sha256').update(rows.join('')).digest('base64url').slice(0, 8);
  return { name, pieces: [...numbers.keys()], parts };
}

/** Joins pieces that never occur but one after the other. */
function joinPieces(rows: readonly string[][]): string[][] {
  const counts = countPieces(rows);
  const pairs = countPieces(rows.map((row) => row.map((piece, at) => pairOf(piece, row[at + 1]))));
  const isJoined = (piece: string, next: string | undefined) => {
    const count = counts.get(piece);
    return next !== undefined && counts.get(next) === count && pairs.get(pairOf(piece, next)) === count;
  };
  return rows.map((row) => {
    const joined: string[] = [];
    row.forEach((piece, at) => {
      const before = row[at - 1];
      if (before !== undefined && isJoined(before, piece)) joined[joined.length - 1] += piece;
      else joined.push(piece);
    });
    return joined;
  });
}

function pairOf(piece: string, next: string | undefined): string {
  return `${piece}\n${next}`;
}

function countPieces(rows: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const piece of rows.flat()) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}
