import 'server-only';
import { createTranslator } from 'next-intl';
import { getPeople } from '@/lib/contact/get-people';
import { hoursMessages } from '@/lib/contact/hours-messages';
import { telephoneHref } from '@/lib/contact/people';
import { loadMessages } from '@/lib/i18n/load-messages';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { type Asked, getAskedProduct } from './get-asked-product';
import { questionMessages } from './question-messages';
import { canSeal } from './seal';
import type { SuitabilitySource } from './suitability-source';

/** What the questions about a product need in a browser; null where none can be asked. Throws AppError. */
export async function getSuitabilitySource(
  storeContext: StoreContext,
  asked: Asked,
): Promise<SuitabilitySource | null> {
  const product = canSeal() ? await getAskedProduct(storeContext, asked) : null;
  if (!product) return null;
  const { locale } = storeContext.storeView;
  const [people, messages] = await Promise.all([getPeople(storeContext), loadMessages(locale, 'pharmacy')]);
  const t = createTranslator({ locale, messages, namespace: 'people' });
  const telephone = people?.telephone ?? null;
  const booking = people?.booking ?? null;
  return {
    locale,
    messages: { pharmacy: { suitability: questionMessages(messages, product.isPrescribed) } },
    form: product.form,
    option: product.option,
    pharmacist: {
      telephone,
      href: telephone && telephoneHref(telephone),
      booking: booking?.startsWith('/') ? viewPath(storeContext.storeView, booking) : booking,
      hours: (people?.hours ?? []).map((one) => hoursMessages(t, one, locale)),
    },
  };
}
