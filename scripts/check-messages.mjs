// Every locale has the same keys with the same ICU arguments; prints what differs and exits with 1.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/** @typedef {{ [key: string]: string | Messages }} Messages */

/**
 * What differs between locales, one line each.
 * @param {Record<string, Messages>} locales messages by locale
 * @returns {string[]}
 */
export function messageProblems(locales) {
  const texts = Object.entries(locales).map(([locale, messages]) => ({ locale, texts: flatten(messages) }));
  const keys = [...new Set(texts.flatMap((entry) => [...entry.texts.keys()]))].sort();
  return keys.flatMap((key) => {
    const model = texts.find((entry) => entry.texts.has(key));
    const expected = braced(model?.texts.get(key) ?? '');
    return texts.flatMap(({ locale, texts: own }) => {
      const text = own.get(key);
      if (text === undefined) return [`${locale}: ${key} is missing`];
      if (text.trim() === '') return [`${locale}: ${key} is empty`];
      if (braced(text) === expected) return [];
      return [`${locale}: ${key} has the arguments ${braced(text)}, ${model?.locale} has ${expected}`];
    });
  });
}

/**
 * Texts by their dotted keys.
 * @param {Messages} messages
 * @param {string} [prefix]
 * @returns {Map<string, string>}
 */
function flatten(messages, prefix = '') {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

/**
 * The names of the ICU arguments in a text, sorted, each once; those in the branches of a plural or a select count too.
 * Throws where the text is no ICU message.
 * @param {string} text
 * @returns {string[]}
 */
export function icuArguments(text) {
  return [...new Set(namesIn(parse(text)))].sort();
}

/**
 * @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @returns {string[]}
 */
function namesIn(elements) {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    const inner = isTagElement(element)
      ? element.children
      : isPluralElement(element) || isSelectElement(element)
        ? Object.values(element.options).flatMap((option) => option.value)
        : [];
    return [element.value, ...namesIn(inner)];
  });
}

/** @param {string} text */
function braced(text) {
  return `{${icuArguments(text).join(', ')}}`;
}

function main() {
  const folder = join(import.meta.dirname, '../messages');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const locales = Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
  const problems = messageProblems(locales);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${files.length} locales have the same messages.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
