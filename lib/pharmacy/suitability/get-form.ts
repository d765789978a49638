import 'server-only';
import { cache } from 'react';
import { getBlock } from '@/lib/content/get-blocks';
import { reportError } from '@/lib/errors/report-error';
import type { StoreContext } from '@/lib/store/store-view';
import { type Form, parseForm } from './form';

/** The form that a block holds in a store view; null where none can be asked, so that nothing is sold by it. Throws AppError. */
export const getForm = cache(async (storeContext: StoreContext, identifier: string): Promise<Form | null> => {
  const html = await getBlock(storeContext, identifier);
  const { form, wrong } = html ? parseForm(html) : { form: null, wrong: ['There is no such block'] };
  for (const line of wrong) {
    reportError(`The questions ${identifier} of ${storeContext.storeView.code} cannot be asked`, line);
  }
  return form;
});
