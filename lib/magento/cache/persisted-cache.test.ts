import { expect, it } from 'vitest';
import { withoutAnswers } from './persisted-cache';

it('[CACHE-2] keeps a shopper’s sealed answers nowhere, and everything else as it is', () => {
  const answers = 'Questions answered\n\nWhich? – "Ramipril" \\ 5\nForm: pain, version 1, en\nSeal: 1a.00ff';
  const kept = 'Questions answered\nForm: pain, version 1, en\nSeal: 1a.00ff';
  const changes = {
    value: JSON.stringify(answers),
    embedded: JSON.stringify([{ value: answers, label: 'Suitability' }]),
    note: JSON.stringify('With a ribbon\nand a card'),
    gone: undefined,
  };
  expect(withoutAnswers(changes)).toEqual({
    value: JSON.stringify(kept),
    embedded: JSON.stringify([{ value: kept, label: 'Suitability' }]),
    note: changes.note,
    gone: undefined,
  });
});
