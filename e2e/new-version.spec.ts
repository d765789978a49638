import { buffer } from 'node:stream/consumers';
import { basketButton, PATIENCE } from './fixtures/cart';
import { text } from './fixtures/messages';
import { forward, openServer } from './fixtures/servers/cutting-proxy';
import { workerReady } from './fixtures/servers/device';
import { expect, test } from './fixtures/test';

test.use({ serviceWorkers: 'allow', failing: /./ });

/** The shop as it is before and after a deployment: another build's worker, and none of this build's parts. */
async function openDeployments(shopUrl: string) {
  let isDeployed = false;
  let hasOldFiles = true;
  const { url, close } = await openServer(async (request, response) => {
    // An answer that has not changed would have no body to change.
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
    const { status, headers, body } = await forward(shopUrl, request, await buffer(request));
    const path = request.url ?? '';
    if (!hasOldFiles && path.startsWith('/_next/static/')) {
      response.writeHead(404).end();
      return;
    }
    const answered = isDeployed && path === '/sw.js' ? nextBuild(body.toString()) : body;
    const { 'content-length': _, ...kept } = headers;
    response.writeHead(status, kept).end(answered);
  });
  return {
    url,
    close,
    deploy: () => {
      [isDeployed, hasOldFiles] = [true, false];
    },
    // The next build's files are the same in this journey.
    serveFiles: () => {
      hasOldFiles = true;
    },
  };
}

/** Everything that names the build names another. */
function nextBuild(worker: string): string {
  const [, build] = /["']?revision["']?:["']([^"']+)["'],["']?url["']?:["']\/~failure/.exec(worker) ?? [];
  if (!build) throw new Error('The worker names no build');
  return worker.replaceAll(build, 'next-build');
}

test('[PWA-1] a deployment leaves the open page as it is, and is taken at the press of a button', async ({
  page,
  shop,
}) => {
  const deployments = await openDeployments(shop.url);
  try {
    await page.goto(deployments.url, { waitUntil: 'networkidle' });
    await workerReady(page);
    const caches = () => page.evaluate(() => window.caches.keys());
    const before = (await caches()).find((name) => name.startsWith('shop pages ')) ?? '';
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    // A page that leaves while it is asked is not the same.
    const isSamePage = () => page.evaluate(() => 'isSamePage' in window).catch(() => false);

    deployments.deploy();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const toast = page.getByText(text('notices.newVersion'));
    await expect(toast).toBeVisible({ timeout: PATIENCE });
    // A part that the page has not loaded yet is on the device.
    await basketButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: PATIENCE });
    await page.keyboard.press('Escape');
    expect(await isSamePage()).toBe(true);
    expect(await caches()).toContain(before);

    deployments.serveFiles();
    await page.getByRole('button', { name: text('notices.update') }).click();
    await expect.poll(isSamePage, { timeout: PATIENCE }).toBe(false);
    await page.waitForLoadState('networkidle');
    await expect.poll(caches, { timeout: PATIENCE }).not.toContain(before);
    await expect(toast).toHaveCount(0);
  } finally {
    await deployments.close();
  }
});
