import { type Face, wrapped } from './helvetica';

export type Block = { kind: 'title' | 'heading' | 'text' | 'item' | 'box'; text: string } | { kind: 'page' };

const PAGE = { width: 420, height: 595, margin: 46 };
const STYLES = {
  title: { face: 'bold', size: 24, leading: 29, before: 60, after: 14 },
  heading: { face: 'bold', size: 14, leading: 18, before: 16, after: 6 },
  text: { face: 'regular', size: 10.5, leading: 15, before: 0, after: 7 },
  item: { face: 'regular', size: 10.5, leading: 15, before: 0, after: 3 },
  box: { face: 'regular', size: 10.5, leading: 15, before: 0, after: 5 },
} as const satisfies Record<string, { face: Face; size: number; leading: number; before: number; after: number }>;

const MARKS: Partial<Record<Block['kind'], string>> = { item: '\u2022', box: '[  ]' };
const INDENT = 20;

/** A small A5 document of flowing text; the same bytes for the same blocks. */
export function pdf(title: string, blocks: readonly Block[]): Buffer {
  const pages = laidOut(blocks);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ')}] >>`,
    `<< /Title (${escaped(title)}) /Author (mmstr) >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => pageObjects([...lines, footer(title, index + 1)].join('\n'), index)),
  ];
  return assembled(objects);
}

function pageObjects(content: string, index: number): [string, string] {
  const box = `[0 0 ${PAGE.width} ${PAGE.height}]`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources << /Font << /regular 4 0 R /bold 5 0 R >> >> /Contents ${7 + index * 2} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
}

/** The drawing operators of each page. */
function laidOut(blocks: readonly Block[]): string[][] {
  const top = PAGE.height - PAGE.margin;
  const pages: string[][] = [[]];
  let y = top;
  const turn = () => {
    pages.push([]);
    y = top;
  };
  for (const block of blocks) {
    if (block.kind === 'page') {
      turn();
      continue;
    }
    const { face, size, leading, before, after } = STYLES[block.kind];
    const mark = MARKS[block.kind];
    const left = PAGE.margin + (mark ? INDENT : 0);
    const lines = wrapped(block.text, face, size, PAGE.width - PAGE.margin - left);
    if (y < top) y -= before;
    // A heading stays with what it heads.
    const needed = lines.length * leading + (block.kind === 'heading' ? 3 * leading : 0);
    if (y - needed < PAGE.margin + 20) turn();
    if (mark) pages.at(-1)?.push(line(mark, PAGE.margin, y - leading, face, size));
    for (const text of lines) {
      y -= leading;
      pages.at(-1)?.push(line(text, left, y, face, size));
    }
    y -= after;
  }
  return pages;
}

function footer(title: string, page: number): string {
  return line(`${title} \u2013 ${page}`, PAGE.margin, PAGE.margin - 18, 'regular', 8);
}

function line(text: string, x: number, y: number, face: Face, size: number): string {
  return `BT /${face} ${size} Tf ${x} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`;
}

/** Signs of WinAnsi that Latin-1 has not. */
const WIN_ANSI: Record<string, string> = {
  '\u2013': '\\226',
  '\u2014': '\\227',
  '\u2018': '\\221',
  '\u2019': '\\222',
  '\u201c': '\\223',
  '\u201d': '\\224',
  '\u2022': '\\225',
};

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/[\u2013-\u2022]/g, (sign) => WIN_ANSI[sign] ?? '?');
}

function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
