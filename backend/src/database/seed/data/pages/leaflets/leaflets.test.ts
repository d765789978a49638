import { describe, expect, it } from 'vitest';
import { numbers } from '../../../testing/numbers';
import type { Localised, ProductSeed } from '../../../types';
import { products } from '../../products';
import { composedLeaflets } from './composed-leaflets';
import {
  chapters,
  composed,
  isMedicine,
  leafletIn,
  leaflets,
  medicines,
  sentences,
  textOf,
} from './testing/read-leaflets';

/** A leaflet's name on the product, or on that whose variant it is. */
function leafletOf({ sku, attributes }: ProductSeed): Localised | undefined {
  const parent = products.find(({ configurable }) => configurable?.variants.includes(sku));
  return textOf(attributes.leaflet ?? parent?.attributes.leaflet);
}

/** In which English and Thai do not count the same things. */
const IDIOMS: [said: string, even: string][] = [
  ['the quarter of an hour', '15 minutes'],
  ['a second 2.5 ml', 'another 2.5 ml'],
  ['สองสามนาที', 'ไม่กี่นาที'],
  ['สิบห้านาที', '15 นาที'],
];

/** Every number that a leaflet tells, however it is written. */
function told(html: string): number[] {
  return numbers(IDIOMS.reduce((text, [said, even]) => text.replaceAll(said, even), html));
}

/** How many days an English text speaks of, in days, nights or weeks. */
function numbersOfDays(html: string): number[] {
  const spans: [RegExp, number][] = [
    [/\b([\w]+) (?:days|nights)\b/gi, 1],
    [/\b([\w]+) weeks?\b/gi, 7],
  ];
  return spans.flatMap(([span, days]) =>
    [...html.matchAll(span)].map(([, count]) => (count === 'a' ? days : (numbers(`${count}`)[0] ?? 0) * days)),
  );
}

describe('leaflets', () => {
  it('are named by every licensed medicine, in one way in every view, and by nothing else', () => {
    expect(medicines.length).toBeGreaterThan(180);
    for (const medicine of medicines) {
      const named = leafletOf(medicine);
      expect(leafletIn('default', named?.default), medicine.sku).toBeDefined();
      expect(leafletIn('mmstr_th', named?.default), medicine.sku).toBeDefined();
      expect(new Set(Object.values(named ?? {})).size, medicine.sku).toBe(1);
    }
    const others = products.filter((product) => !isMedicine(product) && leafletOf(product));
    expect(others.map(({ sku }) => sku)).toEqual([]);
    const named = new Set(medicines.map((medicine) => leafletOf(medicine)?.default));
    expect(leaflets.filter(({ identifier }) => !named.has(identifier)).map(({ identifier }) => identifier)).toEqual([]);
  });

  it('have six chapters, none of them empty, a day of revision and a version', () => {
    for (const page of leaflets) {
      const all = chapters(page);
      expect(all.length, page.identifier).toBe(6);
      for (const chapter of all) expect(sentences(chapter).flat().join('').length, page.identifier).toBeGreaterThan(30);
      const [, day = '', version] = /<p>Last revised: ([\d-]+)<br>Version: (\d+)<\/p>/.exec(page.content) ?? [];
      expect(new Date(day).toISOString().slice(0, 10), page.identifier).toBe(day);
      expect(day >= '2025-12-01' && day <= '2026-11-01', `${page.identifier}: ${day}`).toBe(true);
      expect(Number(version), page.identifier).toBeGreaterThan(0);
    }
  });

  it('lead to their medicine’s page above the chapters, and to the pharmacist below them', () => {
    const links = (html = '') =>
      [...html.matchAll(/<a href="[^>]*direct_url="([^"]+)"[^>]*>/g)].map(([, path]) => path);
    for (const { identifier, content } of leaflets) {
      const [path] = links(content.split('<h2>')[0]);
      const product = products.find(({ urlKey }) => `${urlKey}.html` === path);
      expect(product && leafletOf(product)?.default, identifier).toBe(identifier);
      expect(product?.visibility, identifier).not.toBe(1);
      expect(links(content).at(-1), identifier).toBe('contact');
    }
  });

  it('head their first chapter in words that fit one tablet and many', () => {
    for (const { identifier, stores, title, content } of leaflets) {
      if (stores[0] === 'mmstr_th') continue;
      expect(content, identifier).toContain(`<h2>1. What ${title.replace('Leaflet: ', '')} can be used for</h2>`);
    }
  });

  it('bear a name without what a pack holds', () => {
    const names = leaflets.flatMap(({ title, content }) => [
      title,
      ...[...content.matchAll(/<h3>(.*?)<\/h3>/g)].flatMap(([, name]) => name?.split('; ') ?? []),
    ]);
    expect(names.length).toBeGreaterThan(300);
    // A strength may end a name: a whole number of anything else is a count.
    expect(names.filter((name) => /(?<![\d.])\d+(?: (?!mg$|มก\.$|ชั่วโมง$)\S+)?$/.test(name))).toEqual([]);
  });

  it('say in Thai as many things, with the same numbers', () => {
    for (const { identifier, content, title } of leaflets.filter(({ stores }) => stores.length === 0)) {
      const thai = leafletIn('mmstr_th', identifier);
      expect(told(thai?.title ?? ''), identifier).toEqual(told(title));
      const count = (html: string) => sentences(html).map((part) => part.length);
      expect(count(thai?.content ?? ''), identifier).toEqual(count(content));
      expect(told(thai?.content ?? ''), identifier).toEqual(told(content));
    }
  });

  it('say nothing twice, nothing of nothing, and end every sentence', () => {
    for (const { identifier, stores, content } of leaflets) {
      expect(content, identifier).not.toMatch(/undefined|\{name\}|<(p|li|ul)[^>]*><\/\1>| ,|: *<\/p><p/);
      for (const part of sentences(content)) {
        expect(new Set(part).size, `${identifier} [${stores.join()}] ${part.join(' | ')}`).toBe(part.length);
      }
      if (stores[0] === 'mmstr_th') continue;
      const paragraphs = [...content.matchAll(/<p(?: class="[^"]*")?>(.*?)<\/p>/g)].map(([, text]) =>
        (text ?? '').replace(/<[^>]+>/g, ''),
      );
      const open = paragraphs.filter((text) => !/[.:]$|^Last revised/.test(text));
      expect(open, identifier).toEqual([]);
    }
  });

  it('set apart what to do after too much, and that codeine can cause addiction', () => {
    const plain = leaflets.filter(({ content }) => !content.includes('<p class="advice-urgent">'));
    expect(plain.map(({ identifier }) => identifier)).toEqual([]);
    for (const view of ['default', 'mmstr_th'] as const) {
      const page = leafletIn(view, 'leaflets/velmora-co-codamol-8-500');
      expect(page?.content).toMatch(/<p class="advice-caution"><strong>(?:Codeine|โคเดอีน)/);
    }
  });
});

describe('leaflets written by hand', () => {
  it('list the ingredients that their product’s page lists', () => {
    const written = medicines.flatMap((medicine) => {
      const { attributes, visibility, bundle, grouped } = medicine;
      if (composed.includes(medicine) || visibility === 1 || bundle || grouped) return [];
      const listed = textOf(attributes.ingredients);
      const identifier = textOf(attributes.leaflet)?.default;
      return identifier && listed ? [{ identifier, listed }] : [];
    });
    expect(written.length).toBeGreaterThan(4);
    for (const { identifier, listed } of written) {
      const [, english] = /Also (.*)<\/p>/.exec(listed.default) ?? [];
      const [, thai] = /ส่วนประกอบอื่น: (.*)<\/p>/.exec(listed.mmstr_th ?? '') ?? [];
      expect(leafletIn('default', identifier)?.content, identifier).toContain(`The other ingredients are ${english}`);
      expect(leafletIn('mmstr_th', identifier)?.content, identifier).toContain(`ส่วนประกอบอื่น ได้แก่ ${thai}`);
    }
  });
});

describe('composed leaflets', () => {
  it('tell all that their product’s page tells of dangers, doses, storage, ingredients and the licence', () => {
    expect(composed.length).toBeGreaterThan(100);
    for (const { sku, attributes } of composed) {
      for (const view of ['default', 'mmstr_th'] as const) {
        const page = leafletIn(view, textOf(attributes.leaflet)?.default);
        const [, precautions, dose, , keeping, contents] = page ? chapters(page) : [];
        const warned = sentences(textOf(attributes.warnings)?.[view] ?? '').flat();
        // What refers to the leaflet, or to what the shop does, is left out.
        const left = warned.filter(
          (text) => !precautions?.includes(text) && !/leaflet|เอกสารกำกับยา|money back|ได้รับเงินคืน/.test(text),
        );
        expect(left, sku).toEqual([]);
        expect(dose, sku).toContain(textOf(attributes.how_to_use)?.[view]);
        expect(keeping, sku).toContain(textOf(attributes.storage)?.[view]);
        expect(contents, sku).toContain(textOf(attributes.ingredients)?.[view]);
        expect(contents, sku).toContain(attributes.licence_number);
      }
    }
  });

  it('do not point to themselves, and tell the facts of the card that the warnings do not', () => {
    for (const { sku, attributes } of composed) {
      const page = leafletIn('default', textOf(attributes.leaflet)?.default);
      const [, precautions = '', dose = ''] = page ? chapters(page) : [];
      expect(precautions, sku).not.toMatch(/leaflet|money back/);
      if (attributes.driving) expect(precautions, sku).toMatch(/driv/i);
      if (attributes.pregnancy) expect(precautions, sku).toMatch(/pregnan/i);
      const [days] = /\d+/.exec(textOf(attributes.longest_use)?.default ?? '') ?? [];
      if (days) expect(numbersOfDays(`${precautions}${dose}`), sku).toContain(Number(days));
    }
  });

  it('say each fact of the card once, in the words of the page where it has some', () => {
    const contentOf = (key: string) => leafletIn('default', `leaflets/${key}`)?.content;
    expect(contentOf('norvane-sumatriptan-50mg')).toContain('<p>Driving: may make you drowsy.');
    expect(contentOf('tolvessa-loratadine-10mg')).not.toContain('Driving:');
    expect(contentOf('norvane-ibuprofen-tablets')).not.toContain('Pregnancy and breastfeeding:');
    // Its warnings speak of late pregnancy alone.
    expect(contentOf('velmora-aspirin-paracetamol-caffeine')).toContain('<p>Pregnancy and breastfeeding: not unless');
    expect(contentOf('norvane-naproxen-250mg-period-pain')).toContain('<p>Age: 15 years and over.</p>');
    expect(contentOf('norvane-swift-ibuprofen-lysine')).not.toContain('<p>Age:');
    expect(contentOf('settlewell-rehydration-salts')).toContain('<p>Active ingredients: Rehydration salts 4.86 g.</p>');
  });

  it('say from which age a medicine is, and that it is kept from children', () => {
    for (const { sku, attributes } of composed) {
      const page = leafletIn('default', textOf(attributes.leaflet)?.default);
      const [, , dose, , keeping] = page ? chapters(page) : [];
      expect(dose, sku).toMatch(/\bages?\b|\badults\b|\bbirth\b|\bof \d+ and over\b|\d+ to \d+ years|[–\d]+ months/i);
      expect(keeping?.match(/reach of children/g), sku).toHaveLength(1);
    }
  });

  it('name every pack that is sold', () => {
    const page = leafletIn('default', 'leaflets/norvane-ibuprofen-tablets');
    expect(page?.content).toContain(
      'Packs: 200 mg, 16 tablets; 200 mg, 48 tablets; 200 mg, 96 tablets; 400 mg, 24 tablets; 400 mg, 48 tablets.',
    );
  });

  it('of a set tell of each of its medicines, and once what is the same', () => {
    const page = leafletIn('default', 'leaflets/hay-fever-relief-pack');
    const [, , dose, effects] = page ? chapters(page) : [];
    for (const name of ['Cetirizine', 'Loratadine', 'Fexofenadine', 'Fluticasone', 'Sodium cromoglicate']) {
      expect(dose, name).toMatch(new RegExp(`<h3>Tolvessa ${name}`));
    }
    expect(effects?.match(/a dry mouth/g)).toHaveLength(1);
    expect(page?.content).not.toContain('balm');
    const starter = leafletIn('default', 'leaflets/stillbreeze-quit-starter-pack');
    expect(starter && chapters(starter)[1]).not.toContain('<h3>');
  });

  it('speak of a baby’s medicine to who gives it, and of an ointment to who uses it', () => {
    const [infant, ointment] = ['kindlewick-infant-paracetamol', 'halderm-emulsifying-ointment'].map((key) =>
      leafletIn('default', `leaflets/${key}`),
    );
    expect(infant?.content).toContain('What you need to know before you give it');
    expect(ointment?.content).toContain('What you need to know before you use it');
    expect(infant?.content).toContain('Stop giving it');
    expect(ointment?.content).toContain('Stop using it');
  });

  it('are not written of an ingredient whose side effects nobody has written', () => {
    const [known] = composed;
    if (!known) throw new Error('There is no composed leaflet');
    const of = (ingredients: string[]) => [
      { ...known, attributes: { ...known.attributes, active_ingredient: ingredients } },
    ];
    expect(composedLeaflets(of(['ibuprofen']), [])).toHaveLength(1);
    expect(() => composedLeaflets(of(['ibuprofen', 'thalidomide']), [])).toThrow('thalidomide as tablets');
    expect(() => composedLeaflets(of([]), [])).toThrow('names no active ingredient');
  });
});
