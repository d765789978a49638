import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { products } from '../../../backend/src/database/seed/data/products';
import { downloads } from './downloads';
import { textWidth, wrapped } from './helvetica';
import { pdf } from './pdf';

describe('downloads', () => {
  it('are kept with the media, as they would be written now', () => {
    const files = downloads(products);
    expect(files.size).toBeGreaterThan(0);
    for (const [file, content] of files) {
      const kept = readFileSync(new URL(`../../../backend/media/downloadable/files/${file}`, import.meta.url));
      expect(kept.equals(content), file).toBe(true);
    }
  });
});

describe('the diaries', () => {
  it.each([
    ['/s/e/settlewell-food-diary.pdf', 36],
    ['/s/e/settlewell-food-diary-meals.pdf', 72],
  ])('have as many pages as their titles say: %s', (file, count) => {
    expect(downloads(products).get(`links${file}`)?.toString('latin1')).toContain(`/Count ${count} `);
  });
});

describe('pdf', () => {
  const file = pdf('A (small) guide', [
    { kind: 'title', text: 'A guide' },
    { kind: 'page' },
    ...Array.from({ length: 60 }, (_, index) => ({ kind: 'item' as const, text: `Advice ${index} – read it` })),
  ]).toString('latin1');

  it('finds each of its objects where its table says', () => {
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(start, start + 4)).toBe('xref');
    const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    offsets.forEach((offset, index) => {
      expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    });
  });

  it('turns the page where one is full, and escapes signs', () => {
    expect(file).toContain('/Count 4');
    expect(file).toContain('(A \\(small\\) guide)');
    expect(file).toContain('Advice 1 \\226 read it');
  });
});

describe('wrapped', () => {
  it('makes lines no wider than asked, and loses no word', () => {
    const text = 'Put sunscreen on first, the repellent after it.';
    const lines = wrapped(text, 'regular', 10, 90);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(textWidth(line, 'regular', 10)).toBeLessThanOrEqual(90);
  });
});
