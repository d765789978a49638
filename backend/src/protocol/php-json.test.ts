import { expect, it } from 'vitest';
import { phpJson } from './php-json';

it.each([
  ['a/b/c', '"a\\/b\\/c"'],
  ['~', '"~"'],
  ['\u007f', '"\u007f"'],
  ['\u0080', '"\\u0080"'],
  ['é', '"\\u00e9"'],
  ['薬', '"\\u85ac"'],
  ['😀', '"\\ud83d\\ude00"'],
  ['\uffff', '"\\uffff"'],
  [{ a: [1, null, true] }, '{"a":[1,null,true]}'],
])('[BACK-1] %j is written by PHP as %s', (value, json) => {
  expect(phpJson(value)).toBe(json);
  expect(JSON.parse(json)).toEqual(value);
});
