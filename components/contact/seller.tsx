import { getTranslations } from 'next-intl/server';
import { getPeople } from '@/lib/contact/get-people';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { Responsible } from './people-list';

/** Who sold what is printed, as far as the shop has told it: on paper alone, where header and footer are not. Throws AppError. */
export async function Seller({ storeContext }: { storeContext: StoreContext }) {
  const [{ storeName }, people, t] = await Promise.all([
    getStoreConfig(storeContext),
    getPeople(storeContext),
    getTranslations('people'),
  ]);
  return (
    <div className="mb-6 hidden print:block">
      <p className="font-semibold text-xl">{storeName}</p>
      {people?.address ? <p>{people.address}</p> : null}
      {people ? <Responsible {...people} /> : null}
      {people?.vatNumber ? <p>{t('vatIs', { number: people.vatNumber })}</p> : null}
    </div>
  );
}
