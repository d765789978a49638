import { describe, expect, it } from 'vitest';
import type { AttributeSeed, Localised, ProductSeed } from '../types';
import { attributes } from './attributes/attributes';
import { blocks } from './blocks';
import { categories } from './categories';
import { imageFile } from './images';
import { products } from './products';
import { suitabilityForms } from './suitability/forms';

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

describe('products', () => {
  it('number about three hundred in a listing, of every type', () => {
    expect(visible.length).toBeGreaterThanOrEqual(250);
    expect(visible.length).toBeLessThanOrEqual(330);
    expect(new Set(visible.map((product) => product.type))).toEqual(
      new Set(['simple', 'virtual', 'configurable', 'bundle', 'grouped', 'downloadable']),
    );
  });

  it('say in Thai what they are made of, every active ingredient by the name that the shop gives it', () => {
    const lists = products.flatMap(({ sku, attributes: { ingredients, active_ingredient, licence_number } }) =>
      textsOf(ingredients).map(({ mmstr_th: text = '' }) => {
        const actives = licence_number ? [active_ingredient ?? []].flat().map(String) : [];
        return { sku, text, actives };
      }),
    );
    expect(lists.length).toBeGreaterThan(150);
    expect(lists.filter(({ text }) => !thai.test(text)).map(({ sku }) => sku)).toEqual([]);
    const names = new Map(byCode.get('active_ingredient')?.options?.map(({ key, label }) => [key, label.mmstr_th]));
    const unnamed = lists.flatMap(({ sku, text, actives }) =>
      actives.flatMap((key) => (text.includes(names.get(key) ?? key) ? [] : `${sku}: ${names.get(key)}`)),
    );
    expect(unnamed).toEqual([]);
  });

  it('are never recommended beside one with the same active ingredient: both together are a double dose', () => {
    const own = (sku: string): unknown[] => [bySku.get(sku)?.attributes.active_ingredient ?? []].flat();
    const ingredients = (sku: string): unknown[] => {
      const { grouped = [], bundle } = bySku.get(sku) ?? {};
      const parts = bundle?.options.flatMap(({ selections }) => selections) ?? [];
      return [sku, ...[...grouped, ...parts].map((part) => part.sku)].flatMap(own);
    };
    const pairs = products.flatMap(({ sku, related = [], upsell = [], crosssell = [] }) =>
      [...related, ...upsell, ...crosssell].flatMap((other) => {
        const shared = ingredients(other).filter((ingredient) => ingredients(sku).includes(ingredient));
        return shared.length > 0 ? [`${sku} ${other}: ${shared}`] : [];
      }),
    );
    expect(ingredients('VEL-PARA')).toEqual(['paracetamol']);
    expect(ingredients('VEL-FAMILY')).toContain('paracetamol');
    expect(pairs).toEqual([]);
  });

  it('of prescription are medicines: a consultation, which leads to a prescription, is booked freely', () => {
    const onPrescription = products.filter(({ attributes }) => attributes.legal_category === 'pom');
    expect(onPrescription.length).toBeGreaterThan(0);
    expect(onPrescription.filter(({ type }) => type === 'virtual')).toEqual([]);
    for (const { sku, attributes, options } of onPrescription) {
      expect(blocks.map(({ identifier }) => identifier)).toContain(
        (attributes.suitability_form as Localised | undefined)?.default,
      );
      expect(
        options?.some((option) => option.sku === 'suitability' && option.required),
        sku,
      ).toBe(true);
    }
  });

  it('are asked about before they are sold, where a pharmacist has to be there, and take the answers', () => {
    const asks = (sku: string) => bySku.get(sku)?.attributes.suitability_form !== undefined;
    const takes = (sku: string) => bySku.get(sku)?.options?.some((option) => option.sku === 'suitability') === true;
    const forms = new Set(suitabilityForms.map(({ identifier }) => identifier));
    const asked = products.filter(({ attributes }) => attributes.legal_category === 'p');
    expect(asked.length).toBeGreaterThan(60);
    for (const { sku, attributes } of asked) {
      const parent = products.find(({ configurable }) => configurable?.variants.includes(sku));
      expect(asks(sku) || asks(parent?.sku ?? ''), sku).toBe(true);
      expect(takes(parent?.sku ?? sku), sku).toBe(true);
      const named: string[] = Object.values(Object(attributes.suitability_form));
      expect(
        named.filter((form) => !forms.has(form)),
        sku,
      ).toEqual([]);
    }
    const free = products.filter(({ attributes }) => attributes.legal_category === 'gsl').map(({ sku }) => sku);
    expect(free.filter(asks)).toEqual([]);
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

  it('have a price unless it comes from their parts, and none for more of a medicine that a pharmacist sells', () => {
    for (const product of products) {
      const fromParts = ['configurable', 'grouped'].includes(product.type) || product.bundle?.dynamic === true;
      expect(product.price === undefined, product.sku).toBe(fromParts);
      if (product.specialPrice !== undefined) expect(product.specialPrice).toBeLessThan(product.price ?? 0);
      for (const tier of product.tierPrices ?? []) {
        expect([tier.quantity > 1, product.attributes.legal_category === 'p'], product.sku).toEqual([true, false]);
        expect((tier.price === undefined) !== (tier.percent === undefined), product.sku).toBe(true);
        const price = tier.price ?? (product.price ?? 0) * (1 - (tier.percent ?? 0) / 100);
        expect(price, product.sku).toBeLessThan(product.specialPrice ?? product.price ?? 0);
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
      const parent = products.find(({ configurable }) => configurable?.variants[0] === product.sku);
      expect(front?.file, product.sku).toBe(imageFile((parent ?? product).sku, 'front'));
      const path = /^\/[a-z0-9]\/[a-z0-9]\/[a-z0-9-]+-(front|angle|contents)\.webp$/;
      expect(product.images.every(({ file }) => path.test(file))).toBe(true);
      expect(product.images.length > 1, product.sku).toBe(product.visibility !== 1 && product.type !== 'virtual');
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
      // The identifiers of a form and of a leaflet are no texts.
      .map(({ attributes: { suitability_form: _, leaflet: _l, ...attributes }, ...product }) => ({
        ...product,
        attributes,
      }))
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

  it('offer appointments at the shop’s clinics, on days when both are open, and say where every service takes place', () => {
    const asked = products.flatMap(({ options = [] }) => options);
    const clinics = asked.find(({ title }) => title.default === 'Clinic')?.values ?? [];
    expect(clinics.map(({ title }) => title.mmstr_th)).toEqual(['บริสตอล', 'บาธ']);
    const atClinics = products.filter(({ sku }) => /^SVC-(TRAVEL-VACC|FLU-JAB|BP|EAR)$/.test(sku));
    expect(atClinics.map(({ options = [] }) => options.find(({ type }) => type === 'date')?.sku)).toEqual(
      ['1', '1', '1', '4'].map((first) => `days-${first}-60-123456`),
    );
    const placeless = products.filter(
      ({ sku, shortDescription: { default: said } }) => /^SVC-/.test(sku) && !/clinic|video|telephone/.test(said),
    );
    expect(placeless.map(({ sku }) => sku)).toEqual([]);
  });

  it('cover stock, tax, options and offers in their kinds', () => {
    expect(visible.filter(({ stock }) => stock.inStock === false).length).toBeGreaterThanOrEqual(3);
    expect(visible.filter(({ stock }) => stock.quantity > 0 && stock.quantity <= 5).length).toBeGreaterThanOrEqual(4);
    expect(products.filter(({ enabled }) => enabled === false)).toHaveLength(1);
    expect(new Set(products.map(({ taxClass }) => taxClass))).toEqual(new Set(['standard', 'zero', 'none']));
    expect(new Set(products.flatMap(({ bundle }) => (bundle ? [bundle.dynamic] : [])))).toEqual(new Set([true, false]));
    // No files: an order of this shop has none.
    expect(new Set(products.flatMap(({ options }) => options?.map(({ type }) => type) ?? []))).toEqual(
      new Set(['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple', 'date']),
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
