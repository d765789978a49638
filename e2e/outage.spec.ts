import { askBackend, readFacts } from './fixtures/backend';
import { get } from './fixtures/crawl';
import { expect, test } from './fixtures/test';

const SENTENCE = 'Something went wrong. Sorry about that.';
const FAILURE = `${SENTENCE}</h1>`;

test('[ROUTE-16, CAT-4] while the backend is down cached pages stay, others say so with 503, and all recovers', async ({
  page,
  ownPair,
}) => {
  const { shopUrl, backendUrl } = ownPair;
  const facts = await readFacts(backendUrl);
  const [cached, uncached] = facts.categories;
  expect((await get(`${shopUrl}${cached.path}`)).status).toBe(200);
  const [known, unknown] = facts.products;
  expect((await get(`${shopUrl}${known.path}`)).status).toBe(200);

  await ownPair.stopBackend();
  await expect(askBackend(backendUrl, '{ __typename }')).rejects.toThrow();

  for (const path of [cached.path, known.path]) {
    const answer = await get(`${shopUrl}${path}?utm_source=letter`);
    expect(answer.status, path).toBe(200);
    expect(answer.text, path).not.toContain(FAILURE);
  }
  for (const path of [uncached?.path, unknown?.path, `${cached.path}?page=2`]) {
    const answer = await get(`${shopUrl}${path}`);
    expect(answer.status, path).toBe(503);
    expect(answer.text, path).toContain(FAILURE);
    expect(answer.headers.get('cache-control'), path).not.toContain('public');
  }
  await page.goto(`${shopUrl}${uncached?.path}?page=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SENTENCE);
  // The address keeps its page, so that asking again asks for the same.
  await expect(page).toHaveURL(`${shopUrl}${uncached?.path}?page=2`);

  await ownPair.startBackend();
  await expect.poll(async () => (await get(`${shopUrl}${uncached?.path}`)).status, { timeout: 60_000 }).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uncached?.name ?? '');
  expect((await get(`${shopUrl}${cached.path}?page=2`)).status).toBe(200);
});
