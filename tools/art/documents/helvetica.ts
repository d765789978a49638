/** Widths of the printable ASCII characters of Helvetica and Helvetica-Bold, in thousandths of the size. */
const WIDTHS = {
  regular:
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  bold: '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
};

export type Face = keyof typeof WIDTHS;

const FIRST = 32;
const widths = {
  regular: WIDTHS.regular.split(' ').map(Number),
  bold: WIDTHS.bold.split(' ').map(Number),
};

/** Width of a text in points; a character beyond ASCII counts as a figure. */
export function textWidth(text: string, face: Face, size: number): number {
  const total = [...text].reduce((sum, char) => sum + (widths[face][char.charCodeAt(0) - FIRST] ?? 556), 0);
  return (total * size) / 1000;
}

/** A text in lines that are no wider than so many points. */
export function wrapped(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, face, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}
