import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { getPeople } from '@/lib/contact/get-people';
import { hoursMessages } from '@/lib/contact/hours-messages';
import { type People, telephoneHref } from '@/lib/contact/people';
import type { StoreContext } from '@/lib/store/store-view';

/** The telephone and opening hours as the merchant has written them; nothing where they have not. */
export async function ReachUs({ storeContext }: { storeContext: StoreContext }) {
  const people = await getPeople(storeContext);
  return people ? <Reach locale={storeContext.storeView.locale} people={people} /> : null;
}

/** The telephone, and when somebody answers it, in a line; nothing without either. */
export async function Reach({ locale, people }: { locale: string; people: People }) {
  const t = await getTranslations('people');
  const { telephone, hours } = people;
  if (!telephone && hours.length === 0) return null;
  return (
    <p>
      {telephone ? (
        <a href={telephoneHref(telephone)} className="text-evergreen underline underline-offset-4">
          {t('call', { telephone })}
        </a>
      ) : null}
      {hours.map((one, index) => (
        <Fragment key={one.days.join()}>
          {telephone || index > 0 ? ' · ' : null}
          {hoursMessages(t, one, locale)}
        </Fragment>
      ))}
    </p>
  );
}
