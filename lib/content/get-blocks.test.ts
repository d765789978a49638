import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { query } from '@/lib/magento/server/query';
import { getBlocks } from './get-blocks';
import { getCmsPage } from './get-cms-page';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));

const backend = vi.mocked(query);
const storeView = {
  code: 'mmstr_en',
  locale: 'en-GB',
  name: 'mmstr',
  groupCode: 'main',
  groupName: 'Main',
  currency: 'GBP',
  isDefault: true,
  sortOrder: 0,
  categoryUrlSuffix: '.html',
  productUrlSuffix: '.html',
  secureBaseMediaUrl: '',
};
const storeContext = { storeView, currency: 'GBP' };

beforeEach(() => {
  backend.mockReset();
});

function blocks(contents: Record<string, string | null>) {
  backend.mockImplementation(async (_, variables) => {
    const [identifier = ''] = (variables as { identifiers: string[] }).identifiers;
    const content = contents[identifier];
    if (content === undefined) {
      throw new AppError('graphql', `The CMS block with the "${identifier}" ID doesn't exist.`);
    }
    return { cmsBlocks: { items: [{ identifier, content }] } };
  });
}

it('[CMS-4] reads blocks by their identifiers, in their order', async () => {
  blocks({ footer: '<p>f</p>', header: ' <p>h</p> ' });
  expect(await getBlocks(storeContext, ['header', 'footer'])).toEqual([
    { identifier: 'header', html: '<p>h</p>' },
    { identifier: 'footer', html: '<p>f</p>' },
  ]);
  expect(backend.mock.calls[0]?.[2]).toEqual({ storeContext, tags: ['content', 'cms_b_header'] });
});

it('[CMS-4] gives nothing for a block that is unknown or empty, and the others all the same', async () => {
  blocks({ empty: '', none: null, footer: '<p>f</p>' });
  expect(await getBlocks(storeContext, ['nope', 'empty', 'none', 'footer'])).toEqual([
    { identifier: 'footer', html: '<p>f</p>' },
  ]);
});

it('[CMS-4] gives nothing when the load fails', async () => {
  backend.mockRejectedValue(new AppError('network', 'down'));
  expect(await getBlocks(storeContext, ['header'])).toEqual([]);
});

it('reads a content page with what its title needs', async () => {
  backend.mockResolvedValue({
    cmsPage: {
      identifier: 'about-us',
      title: 'About us',
      content: '<p>a</p>',
      content_heading: '',
      page_layout: '1column',
      meta_title: null,
      meta_description: 'Who we are',
    },
  });
  expect(await getCmsPage(storeContext, 'about-us')).toEqual({
    identifier: 'about-us',
    title: 'About us',
    heading: null,
    html: '<p>a</p>',
    layout: '1column',
    meta: { title: 'About us', description: 'Who we are' },
  });
});

it('knows a page that is gone from a backend that fails', async () => {
  backend.mockRejectedValueOnce(new AppError('graphql', 'gone', { category: 'graphql-no-such-entity' }));
  expect(await getCmsPage(storeContext, 'gone')).toBeNull();
  backend.mockRejectedValueOnce(new AppError('network', 'down'));
  await expect(getCmsPage(storeContext, 'about-us')).rejects.toThrow('down');
});
