import { expect, it } from 'vitest';
import { adviceOn } from './advice';

const link = (title: string, words: string) => ({ title, href: `/advice/${title}`, words: `${title} ${words}` });
const links = [
  link('Painkillers', 'headache, migraine, back pain'),
  link('Hay fever', 'Pollen, allergy'),
  link('ปวดหัว', 'ปวดศีรษะ ไมเกรน'),
  link('Pain diary', 'notes'),
  link('Painless plasters', 'cuts'),
];
const titles = (term: string) => adviceOn(term, links).map(({ title }) => title);

it('[CAT-6] advice is found by the beginnings of its words, all of them, and by a part of what has no spaces', () => {
  expect(titles('head')).toEqual(['Painkillers']);
  expect(titles('Pollen')).toEqual(['Hay fever']);
  expect(titles('back pain')).toEqual(['Painkillers']);
  expect(titles('ศีรษะ')).toEqual(['ปวดหัว']);
  expect(titles('ache')).toEqual([]);
  expect(titles('hay pain')).toEqual([]);
});

it('[CAT-6] no more than two pages are advised', () => {
  expect(titles('pain')).toEqual(['Painkillers', 'Pain diary']);
});
