// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>;
const created = new Map<string, Rules>();

beforeAll(async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      created.set(name, rules);
      return rules;
    },
  });
  await import('./provider-strings');
});

const policy = () => created.get('default');

it('[CHK-9] lets the card provider load scripts of its own hosts, and of no other', () => {
  const url = (text: string) => policy()?.createScriptURL(text);
  const songbird = 'https://songbird.cardinalcommerce.com/edge/v1/songbird.js';
  expect(url(songbird)).toBe(songbird);
  for (const other of [
    'http://js.braintreegateway.com/a.js',
    'https://js.braintreegateway.com.evil.example/a.js',
    '//evil.example/a.js',
    '/_next/a.js',
    'data:text/javascript,alert(1)',
  ])
    expect(url(other), other).toBe('about:blank');
});

it('[CHK-9] holds the card provider’s HTML to the shop’s rules, and lets it compile nothing', () => {
  expect(policy()?.createHTML('<div style="height: 400px;"></div><img src="x" onerror="alert(1)">')).toBe(
    '<div style="height: 400px;"></div>&lt;img src="x" onerror="alert(1)">',
  );
  expect(Object.keys(policy() ?? {})).not.toContain('createScript');
});
