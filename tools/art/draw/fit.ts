import { type Face, textWidth } from './text';

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Every way to break the words into `count` lines. */
function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const ways: string[][] = [];
  for (let cut = 1; cut <= words.length - count + 1; cut += 1) {
    const head = words.slice(0, cut).join(' ');
    for (const rest of breaks(words.slice(cut), count - 1)) ways.push([head, ...rest]);
  }
  return ways;
}

/**
 * The largest setting of a text in at most `maxLines` lines within `width` x `height`.
 * Fewer lines win unless more lines make the type clearly larger.
 */
export function fitText(
  text: string,
  box: { width: number; height: number; maxLines: number; minLines?: number; maxSize: number },
  type: { face: Face; tracking?: number; leading?: number },
): Fitted {
  const words = text.split(/\s+/).filter(Boolean);
  const leading = type.leading ?? 1.08;
  let best: Fitted = { lines: [text], size: 0 };
  const fewest = Math.min(words.length, box.minLines ?? 1);
  for (let count = fewest; count <= Math.min(box.maxLines, words.length); count += 1) {
    for (const lines of breaks(words, count)) {
      const widest = Math.max(...lines.map((line) => textWidth(line, { ...type, size: 1 })));
      const size = Math.min(box.maxSize, box.width / widest, box.height / (0.76 + leading * (count - 1)));
      if (size > best.size * (count > best.lines.length ? 1.12 : 1.0001)) best = { lines, size };
    }
  }
  return best;
}
