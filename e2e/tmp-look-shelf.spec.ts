import { execFileSync } from 'node:child_process';
import { test } from './fixtures/test';

test.use({ failing: /./ });
test('look', async ({ shop }) => {
  test.setTimeout(560_000);
  const run = (script: string, ...args: string[]) =>
    console.log(
      execFileSync('node', [`/tmp/shelf/${script}.mjs`, ...args], {
        encoding: 'utf8',
        maxBuffer: 1e8,
        env: { ...process.env, SHOP_URL: shop.url, OUT: '/tmp/shelf/t', SOLD: '/tolvessa-beclometasone-nasal-spray-200.html' },
      }),
    );
  run('pages', 'en', '390,1440', 'home,everyday,services,simple,bundle,options,advice,visit,delivery,nowhere');
  run('pages', 'en', '320', 'home,visit,advice,simple');
  run('pages', 'th', '390', 'everyday,pmed,home');
  run('pages', 'th', '1440', 'home,everyday');
  run('states', 'en', '390', 'compare,sticky,suggest');
  run('states', 'th', '1280', 'menu');
  run('pages', 'en', '390,1280', 'conf,simple,top', 'fc');
  run('states', 'en', '1280', 'menu,suggest', 'fc');
});
