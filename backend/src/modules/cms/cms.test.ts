import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cmsBlock, cmsPage } from '../../database/schema/content';
import { openShop, type Shop } from '../../testing/shop';
import { tinyShop } from '../../testing/tiny-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(tinyShop);
});
afterAll(() => shop.close());

const thai = { Store: 'mmstr_th' };

const noPage = (id: string) => ({
  errors: [
    {
      message: `The CMS page with the "${id}" ID doesn't exist.`,
      extensions: { category: 'graphql-no-such-entity' },
      path: ['cmsPage'],
    },
  ],
  data: { cmsPage: null },
});

describe('cmsPage', () => {
  it('answers by identifier and by id', async () => {
    const fields = 'url_key identifier title content_heading page_layout meta_title meta_description meta_keywords';
    const expected = {
      url_key: 'about-us',
      identifier: 'about-us',
      title: 'About us',
      content_heading: 'About us',
      page_layout: 'cms-full-width',
      meta_title: 'About the shop',
      meta_description: '',
      meta_keywords: '',
    };
    for (const by of ['identifier: "about-us"', 'id: 4']) {
      const { body } = await shop.execute(`{ cmsPage(${by}) { ${fields} } }`);
      expect(body).toEqual({ data: { cmsPage: expected } });
    }
  });

  it('resolves what stands in braces, for the address it is asked under', async () => {
    const { body } = await shop.execute('{ cmsPage(identifier: "about-us") { content } }');
    expect(body.data).toEqual({
      cmsPage: {
        content: [
          '<a href="http://shop.example/">Home</a>',
          '<img src="http://shop.example/media/wysiwyg/shop.webp" data-background="{&quot;image&quot;:&quot;http://shop.example/media/wysiwyg/b.webp&quot;}">',
          '<div class="widget block block-static-block">\n    <p>Two for one</p></div>\n',
          '<p>Two for one</p> http://shop.example/ {{unknown thing}}',
        ].join('\n'),
      },
    });
  });

  it('puts the blocks of the store view into a page of all store views', async () => {
    const { body } = await shop.execute('{ cmsPage(identifier: "about-us") { content } }', {}, thai);
    expect(JSON.stringify(body.data)).toContain('<p>ซื้อหนึ่งแถมหนึ่ง</p> http://shop.example/');
  });

  it('prefers the page made for the store view', async () => {
    const query = '{ cmsPage(identifier: "home") { title } }';
    expect((await shop.execute(query)).body).toEqual({ data: { cmsPage: { title: 'Home' } } });
    expect((await shop.execute(query, {}, thai)).body).toEqual({ data: { cmsPage: { title: 'หน้าแรก' } } });
  });

  it.each([
    ['identifier: "nope"', 'nope'],
    ['id: 999', '999'],
    ['id: 0', '0'],
  ])('knows no page with %s', async (by, id) => {
    const { status, body } = await shop.execute(`{ cmsPage(${by}) { title } }`);
    expect(status).toBe(200);
    expect(body).toMatchObject(noPage(id));
  });

  it('wants an id or an identifier', async () => {
    const { body } = await shop.execute('{ cmsPage { title } }');
    expect(body).toMatchObject({
      errors: [{ message: '"Page id/identifier should be specified', extensions: { category: 'graphql-input' } }],
      data: { cmsPage: null },
    });
  });

  it('does not show a page that is switched off', async () => {
    await shop.db.update(cmsPage).set({ isActive: false }).where(eq(cmsPage.id, 1));
    const { body } = await shop.execute(
      '{ cmsPage(identifier: "no-route") { title } route(url: "no-route") { type } }',
    );
    expect(body).toMatchObject(noPage('no-route'));
    expect(body.data).toEqual({ cmsPage: null, route: null });
    await shop.db.update(cmsPage).set({ isActive: true }).where(eq(cmsPage.id, 1));
  });

  it('may be kept by shared caches under its tag', async () => {
    const { headers } = await shop.get('{ cmsPage(identifier: "home") { title } }');
    expect(headers.get('x-magento-tags')).toBe('cms_p,cms_p_2');
    const missing = await shop.get('{ cmsPage(identifier: "nope") { title } }');
    expect(missing.headers.get('x-magento-tags')).toBeNull();
  });
});

describe('cmsBlocks', () => {
  it('answers in the order asked for; a path of a page ends with a slash, a direct one as it is written', async () => {
    const { body } = await shop.execute(
      '{ cmsBlocks(identifiers: ["promo", "footer"]) { items { identifier title content } } }',
    );
    expect(body.data).toEqual({
      cmsBlocks: {
        items: [
          { identifier: 'promo', title: 'Promo', content: '<p>Two for one</p>' },
          {
            identifier: 'footer',
            title: 'Footer',
            content:
              '<a href="http://shop.example/about-us">About</a><a href="http://shop.example/about-us/">About</a>',
          },
        ],
      },
    });
  });

  it('answers the others when one is unknown or of another store view', async () => {
    for (const unknown of ['nope', 'only-us']) {
      const { status, body } = await shop.execute(
        'query b($ids: [String]) { cmsBlocks(identifiers: $ids) { items { identifier } } }',
        {
          ids: ['footer', unknown],
        },
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({
        errors: [
          {
            message: `The CMS block with the "${unknown}" ID doesn't exist.`,
            extensions: { category: 'graphql-no-such-entity' },
            path: ['cmsBlocks', 'items', 1],
          },
        ],
        data: { cmsBlocks: { items: [{ identifier: 'footer' }, null] } },
      });
    }
  });

  /** The blocks answered for a list, and how many statements that took. */
  async function asked(ids: (string | null)[]) {
    // The shop's facts are kept for seconds; whoever asks first would pay for them.
    await shop.execute('{ storeConfig { store_code } }');
    const spies = [vi.spyOn(PGlite.prototype, 'query'), vi.spyOn(Pool.prototype, 'query')];
    const query = 'query b($ids: [String]) { cmsBlocks(identifiers: $ids) { items { identifier content } } }';
    const { data } = (await shop.execute(query, { ids })).body;
    const statements = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    vi.restoreAllMocks();
    const { items } = (data as { cmsBlocks: { items: ({ identifier: string } | null)[] } }).cmsBlocks;
    return { statements, identifiers: items.map((block) => block?.identifier ?? null) };
  }

  it('blocks that are asked for together are one read, and stand where they are asked for, as often as they are', async () => {
    const one = await asked(['promo']);
    expect(await asked(['nope', 'promo', null, '1', 'promo', '001', 'footer', '3', 'nope'])).toEqual({
      statements: one.statements,
      identifiers: [null, 'promo', null, 'footer', 'promo', 'footer', 'footer', null, null],
    });
  });

  it('a block that is asked for several times is rendered once', async () => {
    const content = "{{widget type='Magento\\Cms\\Block\\Widget\\Page\\Link' page_id='4'}}";
    await shop.db
      .insert(cmsBlock)
      .values({ id: 9, identifier: 'link', storeIds: [0], title: '', content, isActive: true });
    const one = await asked(['link']);
    expect(one.statements).toBe((await asked(['promo'])).statements + 1);
    expect(await asked(['link', 'link', '9'])).toEqual({ ...one, identifiers: ['link', 'link', 'link'] });
  });

  it.each(['(identifiers: [])', ''])('wants identifiers: cmsBlocks%s', async (identifiers) => {
    const { body } = await shop.execute(`{ cmsBlocks${identifiers} { items { title } } }`);
    expect(body).toMatchObject({
      errors: [
        { message: '"identifiers" of CMS blocks should be specified', extensions: { category: 'graphql-input' } },
      ],
      data: { cmsBlocks: null },
    });
  });

  it('ends a block that contains itself', async () => {
    const { body } = await shop.execute('{ cmsBlocks(identifiers: ["mirror"]) { items { content } } }');
    expect(JSON.stringify(body.data)).toMatch(/"content":"m+"/);
  });

  it('does not show a block that is switched off', async () => {
    await shop.db.update(cmsBlock).set({ isActive: false }).where(eq(cmsBlock.id, 1));
    const { body } = await shop.execute('{ cmsBlocks(identifiers: ["footer"]) { items { identifier } } }');
    expect(body.data).toEqual({ cmsBlocks: { items: [null] } });
    await shop.db.update(cmsBlock).set({ isActive: true }).where(eq(cmsBlock.id, 1));
  });

  it('may be kept by shared caches under the tags of its blocks', async () => {
    const { headers } = await shop.get('{ cmsBlocks(identifiers: ["footer"]) { items { identifier } } }');
    expect(headers.get('x-magento-tags')).toBe('cms_b,cms_b_1,cms_b_footer');
  });
});
