import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../../server';
import { openShop, type Shop } from '../../../testing/shop';
import { uid } from '../../../uid';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { signedIn } from '../../customer/testing/customer-calls';
import { checkoutCalls } from '../testing/checkout-calls';
import { card, placeItems } from '../testing/place-order';
import { processCalls } from '../testing/process-calls';
import { purchaseStatus } from './purchase-queries';

let shop: Shop;
let anna: Record<string, string>;
let bob: Record<string, string>;
let office: ReturnType<typeof processCalls>;
let fetchFile: (url: string, method?: string) => Promise<Response>;
const mediaDir = mkdtempSync(join(tmpdir(), 'bought-files-'));
beforeAll(async () => {
  shop = await openShop(sampleShop);
  anna = await signedIn(shop, 'anna@example.com');
  bob = await signedIn(shop, 'bob@example.com');
  office = processCalls(shop);
  const links = join(mediaDir, 'downloadable/files/links');
  mkdirSync(links, { recursive: true });
  for (const name of ['africa.pdf', 'asia.pdf']) writeFileSync(join(links, name), `%PDF- ${name}`);
  const server = createServer({ db: shop.db, mediaDir });
  fetchFile = (url, method = 'GET') => server.fetch(new Request(url, { method }));
});
afterAll(async () => {
  await shop.close();
  rmSync(mediaDir, { recursive: true });
});

interface File {
  order_increment_id: string;
  status: string;
  remaining_downloads: string;
  download_url: string;
  date: string;
}

async function filesOf(headers: Record<string, string>, number?: string): Promise<File[]> {
  const query =
    '{ customerDownloadableProducts { items { order_increment_id status remaining_downloads download_url date } } }';
  const { data } = (await shop.execute(query, {}, headers)).body;
  const { items } = (data as { customerDownloadableProducts: { items: File[] } }).customerDownloadableProducts;
  return items.filter((file) => number === undefined || file.order_increment_id === number);
}

const GUIDE = { sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable', 1), uid('downloadable', 2)] };
const buy = (headers: Record<string, string>, payment?: object) =>
  placeItems(checkoutCalls(shop, headers), [GUIDE, { sku: 'PARA', quantity: 1 }], payment ? { payment } : {});

describe('[SESS-12] [BACK-1] files that were bought', () => {
  it('are listed with what is left of them, and are there once they are paid for', async () => {
    expect(await filesOf(anna)).toEqual([]);
    const number = await buy(anna);
    expect(await filesOf(anna, number)).toMatchObject([
      { status: 'pending', remaining_downloads: '3', date: expect.stringMatching(/^\d{4}-/) },
      { status: 'pending', remaining_downloads: 'Unlimited' },
    ]);
    const [pending] = await filesOf(anna, number);
    expect((await fetchFile(pending?.download_url ?? '')).status).toBe(302);
    await office.add(number, 'invoice');
    expect(await filesOf(anna, number)).toMatchObject([{ status: 'available' }, { status: 'available' }]);
    expect(await filesOf({ ...anna, Store: 'mmstr_th' }, number)).toMatchObject([
      {},
      { remaining_downloads: 'ไม่จำกัด' },
    ]);
  });

  it('are fetched at their address, as often as was paid for', async () => {
    const [africa, asia] = await filesOf(anna, await buy(anna, card()));
    expect(africa?.download_url).toMatch(/^http:\/\/shop\.example\/downloadable\/download\/link\/id\/[\w-]{32}\/$/);
    expect((await fetchFile(africa?.download_url ?? '', 'HEAD')).status).toBe(200);
    for (let left = 3; left > 0; left -= 1) {
      const answer = await fetchFile(africa?.download_url ?? '');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="africa.pdf"');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toBe('%PDF- africa.pdf');
    }
    const used = await fetchFile(africa?.download_url ?? '');
    expect([used.status, used.headers.get('location')]).toEqual([
      302,
      'http://shop.example/downloadable/customer/products/',
    ]);
    expect(await filesOf(anna, africa?.order_increment_id)).toMatchObject([
      { status: 'expired', remaining_downloads: '0' },
      { status: 'available', remaining_downloads: 'Unlimited' },
    ]);
    for (let n = 0; n < 5; n += 1) expect((await fetchFile(asia?.download_url ?? '')).status).toBe(200);
  });

  it('are counted also where several come at once', async () => {
    const [africa] = await filesOf(anna, await buy(anna, card()));
    const answers = await Promise.all(Array.from({ length: 5 }, () => fetchFile(africa?.download_url ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 302, 302]);
  });

  it('are gone with the money', async () => {
    const number = await buy(anna, card());
    await office.add(number, 'creditmemo');
    const [africa] = await filesOf(anna, number);
    expect(africa?.status).toBe('expired');
    expect((await fetchFile(africa?.download_url ?? '')).status).toBe(302);
  });

  it('are nobody else’s to see', async () => {
    await buy(anna, card());
    expect(await filesOf(bob)).toEqual([]);
    const { errors } = (await shop.execute('{ customerDownloadableProducts { items { status } } }')).body;
    expect(errors?.[0]?.message).toBe("The current customer isn't authorized.");
    const unknown = `http://shop.example/downloadable/download/link/id/${'A'.repeat(32)}/`;
    expect((await fetchFile(unknown)).status).toBe(302);
    expect((await fetchFile(unknown, 'POST')).status).toBe(404);
    expect((await fetchFile('http://shop.example/media/downloadable/files/links/africa.pdf')).status).toBe(404);
  });
});

it('a file of which a part was paid back is still there', () => {
  const quantities = { ordered: 2, invoiced: 2, shipped: 0, refunded: 1, canceled: 0 };
  expect(purchaseStatus({ downloadsBought: 0, downloadsUsed: 9 }, quantities)).toBe('available');
});
