import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/launch/ports.mjs';
import { startProcess } from '@/scripts/launch/processes.mjs';
import { root } from '@/scripts/launch/root.mjs';
import { get } from './fixtures/crawl';
import { expect, test } from './fixtures/test';

const STANDALONE = join(root, '.next/standalone');

test.skip(!existsSync(STANDALONE), 'The present build has no standalone folder: STANDALONE=1 npm run build');

test('the folder that the container image holds, alone, serves pages, their files and pictures', async ({
  shop,
  facts,
  browser,
}) => {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
  const [, steps = ''] = /npm run build && (.+)$/m.exec(dockerfile) ?? [];
  const [, variables = ''] = /^ENV (.*HOSTNAME=.*)$/m.exec(dockerfile) ?? [];
  const [, command = '[]'] = [...dockerfile.matchAll(/^CMD (.+)$/gm)].at(-1) ?? [];
  execFileSync('sh', ['-ec', steps], { cwd: root });
  const folder = await mkdtemp(join(tmpdir(), 'shop-standalone-'));
  await cp(STANDALONE, folder, { recursive: true, verbatimSymlinks: true });
  const port = await freePort();
  const [, ...args] = JSON.parse(command) as string[];
  const server = startProcess('standalone', [process.execPath, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      ...Object.fromEntries(variables.split(' ').map((variable) => variable.split('='))),
      PORT: String(port),
      COMMERCE_ORIGIN: shop.backendUrl,
      MEDIA_CACHE_DIR: `${folder}/media`,
      SHUTDOWN_DELAY_SECONDS: '0',
      REDIS_URL: '',
    },
    quiet: !process.env.SHOP_LOG,
    attended: true,
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await expect
      .poll(async () => (await get(`${url}/api/health`).catch(() => null))?.status, { timeout: 60_000 })
      .toBe(200);
    const page = await browser.newPage({ baseURL: url });
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(facts.categories[0].name);
    const picture = page.locator('main article img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect((await get(`${url}/sw.js`)).status).toBe(200);
    expect(failed).toEqual([]);
    await page.close();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
