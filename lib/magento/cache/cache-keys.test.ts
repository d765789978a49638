import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSchema, isAbstractType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { possibleTypes } from './cache';

const known: Record<string, string[]> = possibleTypes;
const schema = buildSchema(readFileSync('backend/schema.graphql', 'utf8'));

/** Types of Adobe Commerce which the shop's own schema does not have. */
const ELSEWHERE = /^GiftCard/;

/** Interfaces and unions that documents of the browser spread fragments on: those in the folders of its reads and writes. */
function spreadInBrowser(): string[] {
  const files = ['lib', 'components'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
  );
  const sources = files.filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
  const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
  const asks = /from '(urql|@\/lib\/magento\/browser\/calls)'/;
  const folders = new Set(sources.filter((file) => asks.test(texts.get(file) ?? '')).map((file) => dirname(file)));
  const documents = sources.filter((file) => folders.has(dirname(file)));
  const conditions = documents.flatMap((file) => [
    ...(texts.get(file) ?? '').matchAll(/(?:fragment \w+|\.\.\.) on (\w+)/g),
  ]);
  const names = new Set(conditions.flatMap(([, name]) => name ?? []));
  return [...names].filter((name) => isAbstractType(schema.getType(name)));
}

describe('possibleTypes', () => {
  test('[CACHE-1] possibleTypes names every interface that a document of the browser spreads a fragment on', () => {
    const spread = spreadInBrowser();
    expect(spread).toContain('CartAddressInterface');
    expect(spread.filter((name) => !known[name])).toEqual([]);
  });

  test.each(Object.keys(known).filter((name) => schema.getType(name)))(
    '[CACHE-1] possibleTypes says what the schema says of %s',
    (name) => {
      const type = schema.getType(name);
      if (!isAbstractType(type)) throw new Error(`${name} is no interface`);
      const expected = schema.getPossibleTypes(type).map((possible) => possible.name);
      expect(known[name]?.filter((possible) => !ELSEWHERE.test(possible)).sort()).toEqual([...expected].sort());
    },
  );
});
