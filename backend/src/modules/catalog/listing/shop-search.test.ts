import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';

// The shop as it is sold: its synonyms and its texts in three views.
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function search(term: string, store?: string) {
  const query = `query($term:String) { products(search:$term, pageSize:300) { total_count items { sku name } suggestions { search } } }`;
  const { data, errors } = (await shop.execute(query, { term }, store ? { Store: store } : undefined)).body;
  expect(errors).toBeUndefined();
  const { items, suggestions } = (
    data as { products: { items: { sku: string; name: string }[]; suggestions: { search: string }[] } }
  ).products;
  return {
    skus: items.map(({ sku }) => sku),
    names: items.map(({ name }) => name),
    suggestions: suggestions.map((other) => other.search),
  };
}

describe('the shop’s search', () => {
  it.each([
    ['acetaminophen', 'paracetamol'],
    ['diarrhea', 'diarrhoea'],
    ['loose stools', 'diarrhoea'],
    ['allergic rhinitis', 'hay fever'],
    ['band-aid', 'plaster'],
    ['analgesic', 'painkiller'],
  ])('[CAT-6] %s finds what %s finds', async (one, other) => {
    const [first, second] = await Promise.all([search(one), search(other)]);
    expect(second.names.length).toBeGreaterThan(2);
    // Far down each has what only says its own words.
    expect(first.names).toEqual(expect.arrayContaining(second.names.slice(0, 3)));
    expect(first.suggestions).toEqual([]);
  });

  it.each([
    ['HAL-SPF-200', ['sun cream', 'suncream', 'sunscreen', 'sunblock']],
    ['KIN-NAPPY-100', ['nappy rash', 'diaper rash', 'baby rash']],
    ['FER-COUGH-DRY', ['ยาแก้ไอ']],
    ['TOL-CET', ['ยาแก้แพ้']],
    ['SVC-EC', ['morning after pill', 'morning after', 'plan b', 'ยาคุมฉุกเฉิน']],
    ['BRI-ULCER-15', ['canker sore']],
    ['FER-LOZ', ['cough drops', 'cough sweets']],
  ])('[CAT-6] %s is among the first that its everyday names find', async (sku, terms) => {
    for (const term of terms) {
      const views = /^[a-z]/.test(term) ? ['mmstr_en', 'mmstr_us', 'mmstr_th'] : ['mmstr_th'];
      for (const view of views)
        expect((await search(term, view)).skus.slice(0, 2), `${term} in ${view}`).toContain(sku);
    }
  });

  it('[CAT-6] a name that says the same in words that are in every text does not find what has the rest of it', async () => {
    expect((await search('emergency contraception')).skus).toEqual(['SVC-EC']);
  });

  it.each([
    ['paracetmol', 'paracetamol'],
    ['ibuprofin', 'ibuprofen'],
    ['asprin', 'aspirin'],
  ])('[CAT-6] %s is taken for %s', async (typed, meant) => {
    const [found, expected] = await Promise.all([search(typed), search(meant)]);
    expect(found).toEqual({ ...expected, suggestions: [meant] });
    expect(found.names[0]?.toLowerCase()).toContain(meant);
  });

  it.each([
    ['headache', /ibuprofen|paracetamol|aspirin|co-codamol/i],
    // Still being typed.
    ['head', /ibuprofen|paracetamol|aspirin|co-codamol/i],
    ['paracetamol', /paracetamol/i],
    // Not what only begins so: fluoride, fluconazole.
    ['flu', /cold and flu/i],
    ['cough', /cough/i],
  ])('[CAT-6] %s: medicines for it, or with it, before words in titles', async (term, medicines) => {
    const { names } = await search(term);
    expect(names.slice(0, 3).filter((name) => !medicines.test(name))).toEqual([]);
  });

  it('[CAT-6] what treats nothing stands behind what does, whatever its name says', async () => {
    const { names } = await search('headache');
    expect(names.findIndex((name) => name.includes('headache roll-on'))).toBeGreaterThan(9);
    // Cough, and the beginning of ibuprofen.
    expect((await search('ไอ', 'mmstr_th')).names[0]).toContain('แก้ไอ');
  });

  it.each([
    ['ยุง', 3, /พยุง/],
    ['ตา', 10, /วิตามิน|พาราเซตามอล|โครตามิทอน/],
    ['คอ', 6, /คอลลอยด์|คอร์ติโซน|คลอ/],
  ])('[CAT-6] %s as a Thai word comes before its letters in other words', async (term, count, others) => {
    const { names } = await search(term, 'mmstr_th');
    expect(names.slice(0, count).filter((name) => others.test(name))).toEqual([]);
    expect(names.some((name) => others.test(name))).toBe(true);
  });

  it('[CAT-6] speaks American and Thai', async () => {
    expect((await search('acetaminophen', 'mmstr_us')).names[0]).toMatch(/acetaminophen/i);
    expect((await search('plaster', 'mmstr_us')).names[0]).toMatch(/adhesive bandage/i);
    expect((await search('พาราเซตามอล', 'mmstr_th')).names[0]).toContain('พาราเซตามอล');
    expect(await search('ปวดหัว', 'mmstr_th')).toEqual(await search('ปวดศีรษะ', 'mmstr_th'));
    expect((await search('ปวดหัว', 'mmstr_th')).names[0]).toMatch(/ไอบูโพรเฟน|พาราเซตามอล/);
    expect((await search('paracetamol', 'mmstr_th')).names[0]).toContain('พาราเซตามอล');
  });

  it.each(['headache', 'migraine', 'hay fever', 'heartburn', 'sore throat', 'ibuprofen', 'Velmora'])(
    '[CAT-6] a Thai who types %s finds what the English do, what is best for it first',
    async (term) => {
      const [english, thai] = await Promise.all([search(term), search(term, 'mmstr_th')]);
      // What says it in its English description alone is not found.
      expect(thai.skus.length).toBeGreaterThan(english.skus.length * 0.6);
      expect(english.skus).toEqual(expect.arrayContaining(thai.skus));
      expect(thai.skus[0]).toBe(english.skus[0]);
      expect(english.skus.slice(0, 6)).toEqual(expect.arrayContaining(thai.skus.slice(0, 3)));
    },
  );
});

describe('the shop’s filters', () => {
  it('find a medicine whose packs are sold in different ways by each of these, and by its own label', async () => {
    const query = `query($value:String) { products(filter: { legal_category: { eq: $value } }, pageSize:300) {
      items { sku } aggregations { attribute_code options { label value } } } }`;
    interface Answer {
      products: {
        items: { sku: string }[];
        aggregations: { attribute_code: string; options: { label: string; value: string }[] }[];
      };
    }
    const found = async (value: string) => ((await shop.execute(query, { value })).body.data as Answer).products;
    const skus = async (value: string) => (await found(value)).items.map(({ sku }) => sku);
    const { items: mixed, aggregations } = await found('603');
    expect(mixed.map(({ sku }) => sku)).toEqual(expect.arrayContaining(['VEL-PARA', 'NOR-IBU', 'SET-LOPER']));
    const facet = aggregations.find(({ attribute_code }) => attribute_code === 'legal_category');
    expect(facet?.options.map(({ label, value }) => [label, value])).toEqual([
      ['General sale', '600'],
      ['Pharmacy medicine', '601'],
      ['Depends on the pack', '603'],
    ]);
    const [free, byPharmacists, prescribed] = await Promise.all(['600', '601', '602'].map(skus));
    for (const { sku } of mixed) {
      expect(free).toContain(sku);
      expect(byPharmacists).toContain(sku);
      expect(prescribed).not.toContain(sku);
    }
  });
});
