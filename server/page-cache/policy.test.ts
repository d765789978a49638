import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportError } from '@/lib/errors/report-error';
import { documentOf, HOME, OWN, openShop, POLICY, SHORT_DATA, type Shop } from './page-cache.fixture';

vi.mock('@/lib/errors/report-error', () => ({ reportError: vi.fn() }));

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let shop: Shop;
beforeEach(async () => {
  vi.mocked(reportError).mockReset();
  shop = await openShop();
});
afterEach(() => shop.close());

describe('the policy of a document', () => {
  test('allows its own scripts and the router’s data by their hashes, and no other inline script', async () => {
    const evil = [
      'fetch("https://evil.example")',
      'self.__next_f.push([1,"a"]);evil()',
      'self.__next_f.push([evil(),"a"])',
    ];
    shop.keep(HOME, documentOf('Home') + evil.map((text) => `<p><script>${text}</script>`).join(''));
    const { headers, text } = await shop.ask();
    const policy = String(headers['content-security-policy']);
    const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script ?? '');
    expect(inline).toEqual([OWN, SHORT_DATA, ...evil]);
    expect(policy).toBe(POLICY.replace("'unsafe-inline'", inline.slice(0, 2).map(hash).join(' ')));
    for (const script of evil)
      expect(reportError).toHaveBeenCalledWith(expect.anything(), expect.stringContaining(script));
  });

  test('has one hash for all that Next writes in a row', async () => {
    const { headers, text } = await shop.ask();
    expect(String(headers['content-security-policy']).match(/sha256-/g)).toHaveLength(2);
    expect(text).toContain(`<script>${SHORT_DATA}</script>`);
  });

  test('is as strict for pages that are made for each who asks', async () => {
    shop.keep('/mmstr_en/GBP/search', documentOf('Results'));
    shop.answer = (_, response) => shop.page(response, '/mmstr_en/GBP/search');
    expect(String((await shop.ask('/search?q=a')).headers['content-security-policy'])).not.toMatch(
      /script-src[^;]*unsafe-inline/,
    );
  });

  test('leaves data blocks alone', async () => {
    const data =
      '<script type="application/ld+json">{"@type":"Product"}</script><script src="/_next/a.js" async=""></script>';
    shop.keep(HOME, documentOf('Home') + data);
    await shop.ask();
    expect(reportError).not.toHaveBeenCalled();
  });
});
