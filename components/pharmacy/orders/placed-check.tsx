import { getTranslations } from 'next-intl/server';
import { getLookupField } from '@/lib/orders/get-lookup-field';
import type { StoreContext } from '@/lib/store/store-view';
import { getCheckTexts } from './get-check-texts';
import { PlacedMedicines } from './placed-medicines';

/** How far the pharmacist is with the medicines of the order that was just placed. Throws AppError. */
export async function PlacedCheck({ storeContext }: { storeContext: StoreContext }) {
  const [texts, t, field] = await Promise.all([
    getCheckTexts(storeContext),
    getTranslations('pharmacy.orderCheck'),
    getLookupField(),
  ]);
  return texts && <PlacedMedicines title={t('title')} texts={texts} field={field} />;
}
