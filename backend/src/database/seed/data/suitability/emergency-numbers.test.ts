import { expect, it } from 'vitest';
import { categories } from '../categories';
import { pages } from '../pages';
import { visitUs } from '../pages/visit-us';
import { products } from '../products';
import { shopPeople } from '../shop-people';
import { american } from '../us-english';
import { consultations } from './consultations';
import { suitabilityForms } from './forms';

const forms = [...suitabilityForms, ...consultations];
const BRITISH = /\b(?:999|111)\b/;
const viewsOf = ({
  default: english,
  mmstr_us = american(english),
  mmstr_th = '',
}: (typeof forms)[number]['content']) => ({
  english,
  mmstr_us,
  mmstr_th,
});

it('forms tell whom to call where the shopper is: British numbers are told to Britain alone', () => {
  const all = forms.map(({ identifier, content }) => ({ identifier, ...viewsOf(content) }));
  const urgent = all.filter(({ english }) => /\b999\b/.test(english));
  expect(urgent.length).toBeGreaterThan(20);
  for (const { identifier, mmstr_us, mmstr_th } of urgent) {
    expect(mmstr_us, identifier).toMatch(/\b911\b/);
    expect(mmstr_th, identifier).toMatch(/โทร 1669/);
  }
  const british = all.flatMap(({ identifier, mmstr_us, mmstr_th }) =>
    [mmstr_us, mmstr_th].some((text) => BRITISH.test(text)) ? [identifier] : [],
  );
  expect(british).toEqual([]);
});

it('pages do so, too', () => {
  const abroad = pages.filter(({ stores }) => stores.includes('mmstr_us') || stores.includes('mmstr_th'));
  const said = (html: string) => html.replace(/<\/?(?:a|strong)\b[^>]*>/g, '');
  const telling = abroad.filter(({ content }) => /(?:[Cc]all|or|โทร|หรือ) (?:999|111)\b/.test(said(content)));
  expect(telling.map(({ identifier, stores }) => `${identifier} ${stores}`)).toEqual([]);
});

it.each([
  ['', ['999', '111']],
  ['mmstr_us', ['911']],
  ['mmstr_th', ['1669']],
])('how the shop is reached begins with whom to call in an emergency, in the view %j too', (view, numbers) => {
  const contact = pages.find(({ identifier, stores }) => identifier === 'contact' && (stores[0] ?? '') === view);
  const told = [...(contact?.content ?? '').matchAll(/<a href="tel:(\d+)">(\d+)<\/a>/g)];
  expect(told.map(([, called]) => called)).toEqual(numbers);
  expect(told.map(([, , said]) => said)).toEqual(numbers);
  expect(contact?.content.match(/<h2[^>]*>([^<]*)</)?.[1]).toMatch(/In an emergency|เหตุฉุกเฉิน/);
});

it.each([
  ['', ['111', '999']],
  ['mmstr_us', ['911']],
  ['mmstr_th', ['1669']],
])('who is short of breath reads whom to call, and can call, in the view %j too', (view, numbers) => {
  const article = pages.find(
    ({ identifier, stores }) => identifier === 'advice/hay-fever' && (stores[0] ?? '') === view,
  );
  const [note = ''] = article?.content.match(/<p class="advice-urgent">.*?<\/p>/) ?? [];
  expect([...note.matchAll(/<a href="tel:(\d+)">\1<\/a>/g)].map(([, number]) => number)).toEqual(numbers);
});

it('whoever contacts the shop reads its number, and can call it from where they are', () => {
  const contact = pages.filter(({ identifier }) => identifier === 'contact');
  const number = /<a href="tel:\+441174960199">([^<]*)</;
  expect(contact.map(({ content }) => content.match(number)?.[1]?.replaceAll('\u00A0', ' '))).toEqual([
    '0117 496 0199',
    '+44 117 496 0199',
    '+44 117 496 0199',
  ]);
});

it('products and categories, too, name the number that calls an ambulance in Thailand', () => {
  const thai = [...products, ...categories].flatMap(
    (entry) => JSON.stringify(entry).match(/[^"<>]*รถ(?:ฉุกเฉิน|พยาบาล)[^"<>]*/g) ?? [],
  );
  expect(thai.length).toBeGreaterThan(5);
  for (const text of thai) expect(text).toContain('โทร 1669 เรียกรถพยาบาลทันที');
});

it('the shop is called from abroad by a number that works there', () => {
  const { default: british, mmstr_us, mmstr_th } = shopPeople.content;
  expect(british).toContain('Telephone: 0117 496 0199');
  for (const text of [mmstr_us, mmstr_th]) expect(text).toContain('Telephone: +44 117 496 0199');
  const { default: atHome, mmstr_us: american, mmstr_th: thai } = visitUs.content;
  const phones = [atHome, american, thai].map((html) => html?.match(/phone&quot;:&quot;([^&]*)/)?.[1]);
  expect(phones).toEqual(['0117 496 0199', '+44 117 496 0199', '+44 117 496 0199']);
});

it('no clinic has a number that may be somebody’s', () => {
  for (const html of Object.values(visitUs.content)) {
    const phones = [...html.matchAll(/phone&quot;:&quot;([^&]*)/g)].map(([, phone = '']) => phone);
    expect(phones.length).toBe(2);
    // Ofcom gives 0117 496 0000 to 0117 496 0999 to nobody.
    for (const phone of phones) expect(phone).toMatch(/^(?:0|\+44 )117 496 0\d{3}$/);
  }
});

it('whoever calls from abroad is told by whose clock the shop is open', () => {
  const { default: british, mmstr_us, mmstr_th } = shopPeople.content;
  expect(british).not.toContain('Time zone');
  for (const text of [mmstr_us, mmstr_th]) expect(text).toContain('Time zone: Europe/London');
  const { default: home, mmstr_us: american, mmstr_th: thai } = visitUs.content;
  expect(home).not.toContain('UK time');
  expect(american).toContain('All times are UK time.');
  expect(thai).toContain('เวลาทั้งหมดเป็นเวลาสหราชอาณาจักร');
});

it('a doctor is named once, and the place for emergencies by its American name', () => {
  expect(american('Call your GP, or 111.')).toBe('Call your doctor.');
  expect(american('See your doctor, or call 111.')).toBe('See your doctor.');
  expect(american('Call 111, or 999 if it is severe.')).toBe('Call your doctor, or 911 if it is severe.');
  expect(american('Call 111, or go to an eye casualty.')).toBe('Call your doctor, or go to an emergency room.');
  expect(american('call 111 or go to A&E at once')).toBe('call your doctor or go to the emergency room at once');
});

it('who has taken too much is sent to those who know of poisons', () => {
  const pain = forms
    .map(({ content }) => viewsOf(content))
    .filter(({ english }) => english.includes('more than the pack says'));
  expect(pain.length).toBeGreaterThan(0);
  for (const { mmstr_us, mmstr_th } of pain) {
    expect(mmstr_us).toContain('call Poison Help (1-800-222-1222) at once');
    expect(mmstr_th).toContain('ไปห้องฉุกเฉินหรือโทร 1669 ทันที');
  }
});
