import { expect, it } from 'vitest';
import type { TransitDays } from './arrival';
import { withoutPaidTwins } from './paid-twins';

const method = (name: string, minor: number, days?: TransitDays, available = true) => {
  const amount = { minor, currency: 'GBP' };
  return { name, available, days, price: { excludingTax: amount, includingTax: amount } };
};
type Method = ReturnType<typeof method>;

const free = method('free', 0, [2, 3]);
const byWeight = method('by weight', 349, [2, 3]);
const slow = method('slow', 199, [3, 5]);
const express = method('express', 595, [1, 1]);
const untold = method('untold', 450);

const names = (methods: Method[], chosen?: Method) =>
  withoutPaidTwins(methods, ({ days }) => days, chosen).map(({ name }) => name);

it('hides what costs and comes no sooner than what is free, and nothing that comes sooner or says no days', () => {
  expect(names([free, byWeight, slow, express, untold])).toEqual(['free', 'express', 'untold']);
});

it('hides nothing where nothing is free, where that cannot be had, or where its days are not known', () => {
  const all = ['by weight', 'slow', 'express'];
  expect(names([byWeight, slow, express])).toEqual(all);
  expect(names([method('free', 0, [2, 3], false), byWeight, slow, express])).toEqual(['free', ...all]);
  expect(names([method('free', 0), byWeight, slow, express])).toEqual(['free', ...all]);
});

it('leaves what is chosen already', () => {
  expect(names([free, byWeight, express], byWeight)).toEqual(['free', 'by weight', 'express']);
});
