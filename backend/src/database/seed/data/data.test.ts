import { describe, expect, it } from 'vitest';
import type { AttributeSeed, Localised, ProductSeed } from '../types';
import { attributes } from './attributes';
import { blocks } from './blocks';
import { categories } from './categories';
import { imageFile } from './images';
import { pages } from './pages';
import { products } from './products';
import { rewrites } from './rewrites';

const bySku = new Map(products.map((product) => [product.sku, product]));
const byCode = new Map(attributes.map((attribute) => [attribute.code, attribute]));
const byKey = new Map(categories.map((category) => [category.key, category]));
const visible = products.filter((product) => product.visibility !== 1 && product.enabled !== false);
const thai = /[\u0e00-\u0e7f]/;

function repeated<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function textsOf(value: unknown): Localised[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('default' in value && typeof value.default === 'string') return [value as Localised];
  return Object.values(value).flatMap(textsOf);
}

function unknownOptions(attribute: AttributeSeed, value: unknown): unknown[] {
  const keys = attribute.options?.map((option) => option.key) ?? [];
  const given: unknown[] = Array.isArray(value) ? value : [value];
  return given.filter((key) => typeof key !== 'string' || !keys.includes(key));
}

function linkedSkus(product: ProductSeed): string[] {
  return [
    ...(product.related ?? []),
    ...(product.upsell ?? []),
    ...(product.crosssell ?? []),
    ...(product.configurable?.variants ?? []),
    ...(product.grouped?.map((item) => item.sku) ?? []),
    ...(product.bundle?.options.flatMap((option) => option.selections.map((selection) => selection.sku)) ?? []),
  ];
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
  // Screens of the storefront itself.
  '',
  'contact-us',
  'order-tracking',
]);

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

  it('sell medicines as general sale, pharmacy and prescription', () => {
    expect(byCode.get('legal_category')?.options?.map((option) => [option.key, option.label.default])).toEqual([
      ['gsl', 'General sale'],
      ['p', 'Pharmacy medicine'],
      ['pom', 'Prescription only'],
    ]);
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

describe('products', () => {
  it('number about three hundred in a listing, of every type', () => {
    expect(visible.length).toBeGreaterThanOrEqual(250);
    expect(visible.length).toBeLessThanOrEqual(330);
    expect(new Set(visible.map((product) => product.type))).toEqual(
      new Set(['simple', 'virtual', 'configurable', 'bundle', 'grouped', 'downloadable']),
    );
  });

  it('have unique SKUs and URL keys', () => {
    expect(repeated(products.map((product) => product.sku))).toEqual([]);
    expect(repeated(products.map((product) => product.urlKey))).toEqual([]);
  });

  it('name only attributes, options, categories and products that exist', () => {
    for (const product of products) {
      for (const [code, value] of Object.entries(product.attributes)) {
        const attribute = byCode.get(code);
        expect(attribute, `${product.sku} ${code}`).toBeDefined();
        if (attribute?.options) expect(unknownOptions(attribute, value), `${product.sku} ${code}`).toEqual([]);
        if (attribute?.input === 'boolean') expect(typeof value, `${product.sku} ${code}`).toBe('boolean');
        if (attribute?.input === 'multiselect') expect(Array.isArray(value), `${product.sku} ${code}`).toBe(true);
      }
      expect(product.categories.length, product.sku).toBeGreaterThan(0);
      expect(product.categories.filter((key) => !byKey.has(key))).toEqual([]);
      expect(linkedSkus(product).filter((sku) => !bySku.has(sku) || sku === product.sku)).toEqual([]);
    }
  });

  it('have a price unless it comes from their parts', () => {
    for (const product of products) {
      const fromParts = ['configurable', 'grouped'].includes(product.type) || product.bundle?.dynamic === true;
      expect(product.price === undefined, product.sku).toBe(fromParts);
      if (product.specialPrice !== undefined) expect(product.specialPrice).toBeLessThan(product.price ?? 0);
      for (const tier of product.tierPrices ?? []) {
        expect(tier.quantity, product.sku).toBeGreaterThan(1);
        expect((tier.price === undefined) !== (tier.percent === undefined), product.sku).toBe(true);
        if (tier.price !== undefined)
          expect(tier.price, product.sku).toBeLessThan(product.specialPrice ?? product.price ?? 0);
      }
    }
  });

  it('give each variant every super attribute, in a combination of its own', () => {
    for (const parent of products.filter((product) => product.type === 'configurable')) {
      const { attributes: codes, variants } = parent.configurable ?? { attributes: [], variants: [] };
      const children = variants.flatMap((sku) => bySku.get(sku) ?? []);
      expect(children.length, parent.sku).toBeGreaterThanOrEqual(2);
      const combinations = children.map((child) => codes.map((code) => child.attributes[code]));
      expect(
        combinations.flat().every((value) => typeof value === 'string'),
        parent.sku,
      ).toBe(true);
      expect(repeated(combinations.map(String)), parent.sku).toEqual([]);
      for (const child of children) expect([child.type, child.visibility], child.sku).toEqual(['simple', 1]);
    }
    const inParents = products.flatMap((product) => product.configurable?.variants ?? []);
    expect(products.filter((product) => product.visibility === 1).map(({ sku }) => sku)).toEqual(
      expect.arrayContaining(inParents),
    );
    expect(inParents).toHaveLength(products.filter((product) => product.visibility === 1).length);
  });

  it('show the pictures that the helper names', () => {
    for (const product of products) {
      const [front] = product.images;
      expect(front?.file, product.sku).toBe(imageFile(product.sku, 'front'));
      expect(
        product.images.every(({ file }) =>
          /^\/[a-z0-9]\/[a-z0-9]\/[a-z0-9-]+-(front|angle|contents)\.webp$/.test(file),
        ),
      ).toBe(true);
      expect(product.images, product.sku).toHaveLength(product.visibility === 1 || product.type === 'virtual' ? 1 : 3);
    }
    expect(imageFile('VEL-PARA', 'front')).toBe('/v/e/vel-para-front.webp');
  });

  it('read in Thai, each of them', () => {
    const untold = visible.filter(
      ({ name, shortDescription, description }) =>
        ![name, shortDescription, description].every(({ mmstr_th }) => thai.test(mmstr_th ?? '')),
    );
    expect(untold.map(({ sku }) => sku)).toEqual([]);
  });

  it('are each described in words of their own', () => {
    expect(repeated(visible.map(({ description }) => description.default))).toEqual([]);
    expect(repeated(visible.map(({ shortDescription }) => shortDescription.default))).toEqual([]);
    expect(repeated(visible.map(({ description }) => description.mmstr_th))).toEqual([]);
    const paragraphs = visible.flatMap(({ description }) => description.default.match(/<p>.*?<\/p>/g) ?? []);
    expect(repeated(paragraphs)).toEqual([]);
  });

  it('tell how medicines are used and everything but services and papers is kept', () => {
    const medicines = visible.filter(
      ({ type, attributes: facts }) => facts.legal_category && type !== 'virtual' && type !== 'bundle',
    );
    expect(medicines.filter(({ attributes: facts }) => !facts.how_to_use).map(({ sku }) => sku)).toEqual([]);
    const goods = visible.filter(({ type }) => type !== 'virtual' && type !== 'downloadable' && type !== 'grouped');
    expect(goods.filter(({ attributes: facts }) => !facts.storage).map(({ sku }) => sku)).toEqual([]);
  });

  it('lead on to others, most of them', () => {
    const leading = visible.filter(({ related, upsell, crosssell }) => related ?? upsell ?? crosssell);
    expect(leading.length).toBeGreaterThan(visible.length * 0.75);
  });

  it('say acetaminophen, diarrhea and flavor in the American view', () => {
    const american = products
      .flatMap((product) => textsOf(product).map((text) => text.mmstr_us ?? text.default))
      .join('\n');
    expect(american).toContain('Velmora Acetaminophen 500 mg');
    expect(american.match(/\w*(?:paracetamol|diarrhoea|flavour|haem|fibre|colour)\w*/gi)).toBeNull();
  });

  it('carry warnings and a licence on every medicine', () => {
    for (const { sku, attributes: facts } of products.filter((product) => product.attributes.legal_category)) {
      expect(facts.warnings, sku).toBeDefined();
    }
    for (const product of visible.filter(({ type, attributes: facts }) => type === 'simple' && facts.legal_category)) {
      expect(product.attributes.licence_number, product.sku).toMatch(/^(PL|THR) 99\d{3}\/\d{4}$/);
    }
  });

  it('limit how many packs of painkillers one may buy', () => {
    const withParacetamol = products.filter(
      ({ type, attributes: facts }) =>
        type === 'simple' && (facts.active_ingredient as string[] | undefined)?.includes('paracetamol'),
    );
    expect(withParacetamol.length).toBeGreaterThan(8);
    for (const product of withParacetamol) expect(product.stock.maxSale, product.sku).toBeLessThanOrEqual(2);
  });

  it('cover stock, tax, options and offers in their kinds', () => {
    expect(visible.filter(({ stock }) => stock.inStock === false).length).toBeGreaterThanOrEqual(3);
    expect(visible.filter(({ stock }) => stock.quantity > 0 && stock.quantity <= 5).length).toBeGreaterThanOrEqual(4);
    expect(products.filter(({ enabled }) => enabled === false)).toHaveLength(1);
    expect(new Set(products.map(({ taxClass }) => taxClass))).toEqual(new Set(['standard', 'zero', 'none']));
    expect(new Set(products.flatMap(({ bundle }) => (bundle ? [bundle.dynamic] : [])))).toEqual(new Set([true, false]));
    expect(new Set(products.flatMap(({ options }) => options?.map(({ type }) => type) ?? []))).toEqual(
      new Set(['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple', 'date', 'file']),
    );
    expect(products.filter(({ tierPrices }) => tierPrices).length).toBeGreaterThanOrEqual(8);
    expect(products.filter(({ specialPrice }) => specialPrice).length).toBeGreaterThanOrEqual(8);
  });

  it('have reviews on six in ten, of one to five stars, some of them long and some critical', () => {
    const reviewed = visible.filter(({ reviews }) => reviews);
    expect(reviewed.length).toBeGreaterThanOrEqual(visible.length * 0.6);
    const all = reviewed.flatMap(({ reviews = [] }) => reviews);
    expect(
      all
        .flatMap(({ ratings }) => Object.values(ratings))
        .every((stars) => stars >= 1 && stars <= 5 && stars % 1 === 0),
    ).toBe(true);
    expect(all.filter(({ createdAt }) => Number.isNaN(Date.parse(createdAt)))).toEqual([]);
    expect(all.filter(({ text }) => text.length > 400).length).toBeGreaterThanOrEqual(3);
    expect(all.filter(({ ratings }) => Object.values(ratings).some((stars) => stars <= 2)).length).toBeGreaterThan(10);
    expect(repeated(all.map(({ text }) => text))).toEqual([]);
    const popular = reviewed.filter(({ reviews = [] }) => reviews.length >= 8);
    expect(popular.length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...popular.map(({ reviews = [] }) => reviews.length))).toBeGreaterThan(20);
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
      [...html.matchAll(/\{\{store (?:direct_)?url="([^"]*)"\}\}/g)].map((match) => match[1] ?? ''),
    );
    expect(targets.length).toBeGreaterThan(50);
    expect([...new Set(targets)].filter((path) => !paths.has(path))).toEqual([]);
  });

  it('survive sanitising', () => {
    const texts = [
      ...content.map(({ content: html }) => html),
      ...products.flatMap((product) => textsOf(product).flatMap((text) => Object.values(text))),
    ];
    for (const html of texts) expect(html).not.toMatch(/<script|<style|<iframe|\son\w+=|\sstyle=|javascript:/i);
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
