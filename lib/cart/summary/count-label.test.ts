import { expect, it } from 'vitest';
import { countLabel } from './count-label';

it('[SHELL-3] tells how many, "99+" above 99', () => {
  expect([0, 1, 99, 100, 1234].map(countLabel)).toEqual(['0', '1', '99', '99+', '99+']);
});
