import compile from 'icu-minify/compile';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import british from '@/messages/en-GB.json';
import american from '@/messages/en-US.json';
import thai from '@/messages/th-TH.json';
import { icuArguments } from '@/scripts/check-messages.mjs';
import { formatMessage, type Message, type Values } from './format-message';

type Tree = { [key: string]: Tree | string };

function textsOf(tree: Tree, prefix = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

/** Of every plural in every language, and what is grouped and what has a fraction. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 1234, 1234567, 0.5, 2.5];

/** Written with markup: for the server, which has next-intl's own translator. */
const MARKED_UP = ['pharmacy.medicineCard.notWith'];

const locales: [string, Tree][] = [
  ['en-GB', british],
  ['en-US', american],
  ['th-TH', thai],
];

describe('a translation in the browser', () => {
  it.each(locales)('has for every message of %s the text that next-intl has on the server', (locale, messages) => {
    const t = createTranslator({ locale, messages }) as unknown as (path: string, values: Values) => string;
    const texts = textsOf(messages).filter(([path]) => !MARKED_UP.includes(path));
    expect(texts.length).toBeGreaterThan(1000);
    for (const [path, text] of texts) {
      const names = icuArguments(text);
      const counted = names.filter((name) => new RegExp(`\\{${name}, *(plural|number)`).test(text));
      for (const count of counted.length > 0 ? COUNTS : [7]) {
        const values = Object.fromEntries(
          names.map((name, place) => [name, counted.includes(name) ? count + place : `<${name}> & ${place}`]),
        );
        const compiled = compile(text) as Message;
        expect(formatMessage(compiled, locale, values), `${path} with ${count}`).toBe(t(path, values));
      }
    }
  });
});
