import { expect, it } from 'vitest';
import { downloadPath } from './download-path';

const MAGENTO = 'https://magento.example';

it.each([
  [`${MAGENTO}/downloadable/download/link/id/MC43/`, '/downloadable/download/link/id/MC43'],
  [
    `${MAGENTO}/index.php/default/downloadable/download/sample/sample_id/1`,
    '/downloadable/download/sample/sample_id/1',
  ],
  ['/downloadable/download/linkSample/link_id/12?x=1', '/downloadable/download/linkSample/link_id/12'],
  ['/downloadable/download/link/id/a=,b.c', '/downloadable/download/link/id/a=,b.c'],
  ['/downloadable/download/link/id/..', null],
  ['/downloadable/download/link/', null],
  ['/downloadable/download/other/id/1', null],
  [`${MAGENTO}/media/downloadable/guide.pdf`, null],
])('of %s the shop’s own address is %s', (url, path) => expect(downloadPath(url)).toBe(path));
