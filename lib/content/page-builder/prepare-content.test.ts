import { describe, expect, it } from 'vitest';
import { NOW, read, type } from './read-content.fixture';

describe('[CMS-3] what is not shown', () => {
  it('is what the merchant has hidden, by its own style or by its style block', () => {
    const hidden = '<style>#html-body [data-pb-style=HID]{display:none}</style>';
    expect(read(`${hidden}<p>a</p>${type('text', '<p>secret</p>', 'data-pb-style="HID"')}`).html).toBe('<p>a</p>');
    expect(read(`<p>a</p>${type('text', '<p>secret</p>', 'style="display:none"')}`).html).toBe('<p>a</p>');
  });

  it('is what is not yet, or no more, in its time; the content says when that changes next', () => {
    const bound = (from: string, to: string) =>
      read(type('text', 'sale', `data-active-from="${from}" data-active-to="${to}"`));
    const open = bound('2026-11-01 00:00:00', '2026-11-30T00:00:00Z');
    expect([open.html.includes('sale'), open.changesAt]).toEqual([true, Date.UTC(2026, 10, 30)]);
    const over = bound('2026-10-01 00:00:00', '2026-10-30 00:00:00');
    expect([over.html.includes('sale'), over.changesAt]).toEqual([false, null]);
    const coming = bound('2026-11-22 12:00:01', '');
    expect([coming.html.includes('sale'), coming.changesAt]).toEqual([false, NOW + 1000]);
    const unreadable = bound('soon', '');
    expect([unreadable.html.includes('sale'), unreadable.changesAt]).toEqual([true, null]);
    expect(read(type('text', 'always')).changesAt).toBeNull();
  });
});
