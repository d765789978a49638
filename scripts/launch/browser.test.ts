import { expect, test } from 'vitest';
import { browserLaunch, findBrowser, systemBrowsers } from './browser.mjs';

test('BROWSER_PATH decides, and must name a file', async () => {
  expect(await findBrowser('/', { BROWSER_PATH: process.execPath })).toEqual({});
  await expect(findBrowser('/', { BROWSER_PATH: '/no/such/browser' })).rejects.toThrow(
    'BROWSER_PATH names no file: /no/such/browser',
  );
});

test('a system browser is looked for under each name in each folder of the path', () => {
  const places = systemBrowsers('/usr/bin:/opt/bin');
  expect(places.slice(0, 2)).toEqual(['/usr/bin/chromium', '/opt/bin/chromium']);
  expect(places).toContain('/opt/bin/google-chrome');
});

test('libraries that came with the browser are for the browser alone', () => {
  const found = { BROWSER_PATH: '/tmp/chromium', BROWSER_LIBRARIES: '/tmp/lib', BROWSER_FONTS: '/tmp/fonts' };
  expect(browserLaunch({ ...found, HOME: '/home' })).toEqual({
    executablePath: '/tmp/chromium',
    env: { HOME: '/home', LD_LIBRARY_PATH: '/tmp/lib', FONTCONFIG_PATH: '/tmp/fonts' },
  });
  expect(browserLaunch({ BROWSER_PATH: '/usr/bin/chromium', HOME: '/home' })).toEqual({
    executablePath: '/usr/bin/chromium',
    env: { HOME: '/home' },
  });
});
