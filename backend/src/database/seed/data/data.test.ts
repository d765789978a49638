import { describe, expect, it } from 'vitest';
import type { Localised } from '../types';
import { attributes } from './attributes/attributes';
import { blocks } from './blocks';
import { categories } from './categories';
import { pages } from './pages';
import { products } from './products';
import { rewrites } from './rewrites';

const byCode = new Map(attributes.map((attribute) => [attribute.code, attribute]));
const visible = products.filter((product) => product.visibility !== 1 && product.enabled !== false);
const thai = /[\u0e00-\u0e7f]/;

/** As the storefront reads them: a weight, of a piece or in a measure, or a percentage. */
const AMOUNT = {
  default: /^ [\d.]+( (mg|g|micrograms)( \/ ([\d.]* ?(ml|g)|24 hours))?|%)$/,
  mmstr_th: /^ [\d.]+( (มก\.|กรัม|ไมโครกรัม)( \/ ([\d.]* ?(มล\.|กรัม)|24 ชั่วโมง|24 ชม\.))?|%)$/,
};

function repeated<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function textsOf(value: unknown): Localised[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('default' in value && typeof value.default === 'string') return [value as Localised];
  return Object.values(value).flatMap(textsOf);
}

/** URL paths below the shop's root, of every category. */
const categoryPaths = new Map<string, string>();
for (const category of categories) {
  const parent = categories.find((other) => other.id === category.parent);
  const above = parent ? (categoryPaths.get(parent.key) ?? '') : '';
  if (category.id !== 2) categoryPaths.set(category.key, above ? `${above}/${category.urlKey}` : category.urlKey);
}

const paths = new Set([
  ...[...categoryPaths.values()].map((path) => `${path}.html`),
  ...visible.map((product) => `${product.urlKey}.html`),
  ...pages.map((page) => page.identifier),
  // The home page.
  '',
]);

it('the privacy page promises no time that nobody has decided', () => {
  const { content } = pages.find(({ identifier }) => identifier === 'privacy-policy') ?? {};
  const texts = Object.values(content ?? {});
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(text).not.toMatch(/\b(days|weeks|months|years)\b|(วัน|เดือน|ปี)(?=[\s<]|หลัง)/);
});

describe('attributes', () => {
  it('have unique ids, codes, option ids and option keys', () => {
    expect(repeated(attributes.map((attribute) => attribute.id))).toEqual([]);
    expect(repeated(attributes.map((attribute) => attribute.code))).toEqual([]);
    expect(repeated(attributes.flatMap((attribute) => attribute.options?.map((option) => option.id) ?? []))).toEqual(
      [],
    );
    for (const attribute of attributes) {
      expect(repeated(attribute.options?.map((option) => option.key) ?? [])).toEqual([]);
    }
  });

  it('have options where they choose, and only there', () => {
    for (const attribute of attributes) {
      const chooses = attribute.input === 'select' || attribute.input === 'multiselect';
      expect((attribute.options?.length ?? 0) > 0, attribute.code).toBe(chooses);
    }
  });

  it('offer no option that no product uses', () => {
    const used = new Set(
      products.flatMap((product) =>
        Object.entries(product.attributes).flatMap(([code, value]) =>
          (Array.isArray(value) ? value : [value]).map((key) => `${code}:${String(key)}`),
        ),
      ),
    );
    const unused = attributes.flatMap((attribute) =>
      (attribute.options ?? []).map((option) => `${attribute.code}:${option.key}`).filter((name) => !used.has(name)),
    );
    expect(unused).toEqual([]);
  });

  it('sell medicines as general sale, pharmacy and prescription, or as each pack says', () => {
    expect(byCode.get('legal_category')?.options?.map((option) => [option.key, option.label.default])).toEqual([
      ['gsl', 'General sale'],
      ['p', 'Pharmacy medicine'],
      ['pom', 'Prescription only'],
      ['mixed', 'Depends on the pack'],
    ]);
  });

  it('tell the amount of every active ingredient of a medicine that has several', () => {
    const several = products.filter(({ type, attributes: { active_ingredient, licence_number } }) => {
      return type === 'simple' && licence_number && Array.isArray(active_ingredient) && active_ingredient.length > 1;
    });
    // A variant's are its parent's, which the shop reads where it has none of its own.
    const parentOf = (sku: string) => products.find(({ configurable }) => configurable?.variants.includes(sku));
    expect(several.length).toBeGreaterThan(10);
    for (const product of several) {
      const { active_ingredient: keys, strength } = product.attributes;
      const amounts = (parentOf(product.sku) ?? product).attributes.active_amounts as Localised;
      const labels =
        byCode.get('active_ingredient')?.options?.filter(({ key }) => Array.isArray(keys) && keys.includes(key)) ?? [];
      for (const { label } of labels) {
        expect(amounts.default, product.sku).toContain(`${label.default} `);
        expect(amounts.mmstr_th, product.sku).toContain(`${label.mmstr_th} `);
      }
      // One number would be taken for all of it.
      expect(strength ?? 'mg/mg', product.sku).toMatch(/mg.*mg/);
    }
  });

  it('say of every medicine what it works by, how much of it there is, and what else it is made of, in both languages', () => {
    const parentOf = (sku: string) => products.find(({ configurable }) => configurable?.variants.includes(sku));
    const labelOf = (code: string, key: unknown) => byCode.get(code)?.options?.find((one) => one.key === key)?.label;
    // A bundle is its parts.
    const medicines = products.filter(
      ({ type, attributes: { legal_category, licence_number } }) =>
        (type === 'simple' || type === 'virtual') && (legal_category || licence_number),
    );
    expect(medicines.length).toBeGreaterThan(130);
    for (const { sku, attributes: own } of medicines) {
      const told = { ...parentOf(sku)?.attributes, ...own };
      const keys = Array.isArray(told.active_ingredient) ? told.active_ingredient : [];
      expect(keys.length, sku).toBeGreaterThan(0);
      for (const view of ['default', 'mmstr_th'] as const) {
        const amounts = (told.active_amounts as Localised | undefined)?.[view];
        const listed = amounts?.split('; ') ?? [
          `${labelOf('active_ingredient', keys[0])?.[view]} ${labelOf('strength', told.strength)?.[view]}`,
        ];
        expect(listed.length, sku).toBe(keys.length);
        for (const key of keys) {
          const name = labelOf('active_ingredient', key)?.[view] ?? '';
          const entry = listed.find((one) => one.startsWith(`${name} `)) ?? '';
          expect(entry.slice(name.length), `${sku}: ${name}`).toMatch(AMOUNT[view]);
        }
      }
      const list = told.ingredients as Localised | undefined;
      expect(list?.default, sku).toMatch(/^<p>.+<\/p>$/);
    }
  });

  it('keep the numbers that products and saved filters know them by', () => {
    const numberOf = (code: string, key: string) => byCode.get(code)?.options?.find((option) => option.key === key)?.id;
    expect(numberOf('brand', 'mmstr')).toBe(300);
    expect(numberOf('active_ingredient', 'paracetamol')).toBe(330);
    expect(numberOf('strength', '2.32pc')).toBe(441);
    expect(numberOf('pack_size', '96')).toBe(520);
    expect(numberOf('pack_size', '30ml')).toBe(538);
    expect(numberOf('flavour', 'unflavoured')).toBe(568);
    expect(numberOf('minimum_age', '18y')).toBe(623);
  });

  it('sort amounts by what they measure', () => {
    const order = (code: string, keys: string[]) =>
      byCode.get(code)?.options?.flatMap(({ key }) => (keys.includes(key) ? [key] : []));
    const sizes = ['5', '16', '100', '2g', '25g', '500g', '3ml', '15ml', '250ml'];
    expect(order('pack_size', sizes)).toEqual(sizes);
    const strengths = ['50ug', '1000ug', '1mg', '8mg', '500mg', '5mg5ml', '250mg5ml', '0.025pc', '5pc', '+1.0', '+2.5'];
    expect(order('strength', strengths)).toEqual(strengths);
    const ages = ['birth', '6m', '1y', '18m', '2y', '18y'];
    expect(order('minimum_age', ages)).toEqual(ages);
  });
});

describe('categories', () => {
  it('have unique ids and keys, unique URL keys among siblings, and a parent that comes first', () => {
    expect(repeated(categories.map((category) => category.id))).toEqual([]);
    expect(repeated(categories.map((category) => category.key))).toEqual([]);
    expect(repeated(categories.map((category) => `${category.parent}/${category.urlKey}`))).toEqual([]);
    const seen = new Set([1]);
    for (const category of categories) {
      expect(seen.has(category.parent), category.key).toBe(true);
      seen.add(category.id);
    }
  });

  it('stand in three levels below the root', () => {
    const depths = [...categoryPaths.values()].map((path) => path.split('/').length);
    expect(Math.max(...depths)).toBe(3);
    expect(categories.length - 1).toBeGreaterThanOrEqual(30);
  });

  it('have Thai names and descriptions', () => {
    for (const category of categories.filter(({ id }) => id !== 2)) {
      expect(category.name.mmstr_th, category.key).toMatch(thai);
      expect(category.description?.mmstr_th, category.key).toMatch(thai);
    }
  });

  it('show blocks that exist', () => {
    const shown = categories.flatMap((category) => category.cmsBlock ?? []);
    expect(shown.length).toBeGreaterThanOrEqual(2);
    expect(shown.filter((identifier) => !blocks.some((block) => block.identifier === identifier))).toEqual([]);
  });

  it('are none of them without products', () => {
    const filled = new Set(visible.flatMap((product) => product.categories));
    const empty = categories.filter(
      ({ id, key }) => id !== 2 && !filled.has(key) && !categories.some((child) => child.parent === id),
    );
    expect(empty.map(({ key }) => key)).toEqual([]);
  });
});

describe('pages and blocks', () => {
  const content = [...pages, ...blocks];

  it('stand once per identifier and view, with ids of their own', () => {
    for (const kind of [pages, blocks]) {
      expect(repeated(kind.map(({ id }) => id))).toEqual([]);
      expect(
        repeated(
          kind.flatMap(({ identifier, stores }) =>
            (stores.length ? stores : ['']).map((store) => `${identifier}@${store}`),
          ),
        ),
      ).toEqual([]);
    }
  });

  it('have a default and a Thai version each, and an American home', () => {
    for (const kind of [pages, blocks]) {
      const identifiers = (store?: string) =>
        kind
          .filter(({ stores }) => (store ? stores.includes(store) : stores.length === 0))
          .map(({ identifier }) => identifier);
      expect(identifiers('mmstr_th')).toEqual(identifiers());
    }
    for (const { content: html } of content.filter(({ stores }) => stores.includes('mmstr_th')))
      expect(html).toMatch(thai);
    expect(pages.some(({ identifier, stores }) => identifier === 'home' && stores.includes('mmstr_us'))).toBe(true);
  });

  it('link only to what the shop has', () => {
    const targets = content.flatMap(({ content: html }) =>
      [...html.matchAll(/\{\{store (?:direct_)?url=["']([^"']*)["']\}\}/g)].map((match) => match[1] ?? ''),
    );
    expect(targets.length).toBeGreaterThan(50);
    // What is no content is a page of the storefront's own.
    expect([...new Set(targets)].filter((path) => !paths.has(path))).toEqual(['order-tracking']);
    const categoryIds = content.flatMap(({ content: html }) =>
      [...html.matchAll(/id_path=["']category\/(\d+)["']/g)].map((match) => Number(match[1])),
    );
    expect(categoryIds.length).toBeGreaterThan(5);
    const known = new Set(categories.map(({ id }) => id));
    expect(categoryIds.filter((id) => !known.has(id))).toEqual([]);
  });

  it('list only products and blocks that the shop has', () => {
    const skus = new Set(visible.map(({ sku }) => sku));
    const named = content.flatMap(({ content: html }) =>
      [...html.matchAll(/condition_option="sku" condition_option_value="([^"]*)"/g)].flatMap(
        ([, list]) => list?.split(', ') ?? [],
      ),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((sku) => !skus.has(sku))).toEqual([]);
    const shown = content.flatMap(({ content: html }) =>
      [...html.matchAll(/ block_id="([^"]*)"/g)].map((match) => match[1]),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((identifier) => !blocks.some((block) => block.identifier === identifier))).toEqual([]);
  });

  it('survive sanitising', () => {
    const texts = [
      // Page Builder's own style block, at the start, is what no text may have.
      ...content.map(({ content: html }) => html.replace(/^<style>#html-body [^<]*<\/style>/, '')),
      ...products.flatMap((product) => textsOf(product).flatMap((text) => Object.values(text))),
    ];
    for (const html of texts)
      expect(html).not.toMatch(
        /<script|<style|<iframe(?! frameborder="0" allowfullscreen="" title="[^"]+" src="https:\/\/www\.youtube)|\son\w+=|\sstyle=|javascript:/i,
      );
  });
});

describe('rewrites', () => {
  it('stand on addresses that nothing else has', () => {
    expect(rewrites.filter(({ requestPath }) => paths.has(requestPath)).map(({ requestPath }) => requestPath)).toEqual(
      [],
    );
    expect(repeated(rewrites.map(({ requestPath, stores }) => `${requestPath}@${stores.join()}`))).toEqual([]);
  });

  it('lead to a page in two steps at most, but for one loop', () => {
    const next = new Map(rewrites.map(({ requestPath, targetPath }) => [requestPath, targetPath]));
    const lost = rewrites
      .filter(({ targetPath }) => !paths.has(targetPath) && !paths.has(next.get(targetPath) ?? '-'))
      .map(({ requestPath }) => requestPath);
    expect(lost).toEqual(['loop-a', 'loop-b']);
    expect(new Set(rewrites.map(({ redirectType }) => redirectType))).toEqual(new Set([301, 302]));
    expect(rewrites.filter(({ targetPath }) => next.has(targetPath) && !targetPath.startsWith('loop'))).toHaveLength(1);
  });
});
