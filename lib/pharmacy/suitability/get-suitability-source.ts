import 'server-only';
import { createTranslator } from 'next-intl';
import { getPeople } from '@/lib/contact/get-people';
import { hoursWords } from '@/lib/contact/hours-words';
import { telephoneHref } from '@/lib/contact/people';
import { loadMessages } from '@/lib/i18n/load-messages';
import type { StoreContext } from '@/lib/store/store-view';
import { getAskedProduct } from './get-asked-product';
import { questionWords } from './question-words';
import { canSeal } from './seal';
import type { SuitabilitySource } from './suitability-source';

/** What the questions about a product need in a browser; null where none can be asked. Throws AppError. */
export async function getSuitabilitySource(storeContext: StoreContext, sku: string): Promise<SuitabilitySource | null> {
  const product = canSeal() ? await getAskedProduct(storeContext, sku) : null;
  if (!product) return null;
  const { locale } = storeContext.storeView;
  const [people, messages] = await Promise.all([getPeople(storeContext), loadMessages(locale, 'pharmacy')]);
  const t = createTranslator({ locale, messages, namespace: 'people' });
  const telephone = people?.telephone ?? null;
  return {
    locale,
    messages: { pharmacy: { suitability: questionWords(messages, product.isPrescribed) } },
    form: product.form,
    pharmacist: {
      telephone,
      href: telephone && telephoneHref(telephone),
      hours: (people?.hours ?? []).map((one) => hoursWords(t, one, locale)),
    },
  };
}
