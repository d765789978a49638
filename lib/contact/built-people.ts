import 'server-only';
import { env } from '@/lib/config/env';
import { reportError } from '@/lib/errors/report-error';
import { factLines } from '@/lib/format/fact-lines';
import { type People, toPeople } from './people';

/** Whom shoppers reach while the backend, which knows, fails: the lines of its block as the build was given them. */
export function builtPeople(): People | null {
  const { people, wrong } = toPeople(factLines((env.SHOP_PEOPLE ?? '').replaceAll(/\s*;\s*/g, '\n')));
  for (const line of wrong) reportError('SHOP_PEOPLE', `does not say who is there: ${line}`);
  return people;
}
