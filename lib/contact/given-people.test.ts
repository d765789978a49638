import { afterEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { givenPeople } from './get-people';

afterEach(() => {
  env.SHOP_PEOPLE = undefined;
  vi.restoreAllMocks();
});

test('[ROUTE-16] the environment has the lines of the block, for when nobody can be asked', () => {
  expect(givenPeople()).toBeNull();
  env.SHOP_PEOPLE = 'Telephone: 0117 496 0199; Hours: Mon-Fri 9:00-17:30;Registration number: 1234567';
  expect(givenPeople()).toMatchObject({
    telephone: '0117 496 0199',
    hours: [{ opens: 540, closes: 1050 }],
    registration: { number: '1234567' },
  });
});

test('a line that cannot be read is told', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  env.SHOP_PEOPLE = 'Telephone: call us; Superintendent: Ines Calloway';
  expect(givenPeople()).toMatchObject({ telephone: null, superintendent: 'Ines Calloway' });
  expect(logged).toHaveBeenCalledOnce();
});
