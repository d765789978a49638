import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getPeople } from '@/lib/contact/get-people';
import { hoursMessages } from '@/lib/contact/hours-messages';
import { type People, type Registration, telephoneHref } from '@/lib/contact/people';
import { keepWords } from '@/lib/format/thai-words';
import type { StoreContext } from '@/lib/store/store-view';

const LINK = 'text-evergreen underline underline-offset-4';

interface PeopleListProps {
  storeContext: StoreContext;
  /** The content page that it would stand on: only the merchant's page about them has it. */
  identifier?: string;
  className?: string;
}

/** Whom the shopper can talk to, and who answers for the shop; nothing where the merchant names nobody. */
export async function PeopleList({ storeContext, identifier, className = 'my-8 max-w-measure' }: PeopleListProps) {
  const [people, t] = await Promise.all([getPeople(storeContext), getTranslations('people')]);
  if (!people || (identifier !== undefined && people.page !== identifier)) return null;
  const { telephone, hours, registration, superintendent, address, vatNumber } = people;
  const registered = registration ? (
    <Fact name={t('registration')}>
      <Registered {...registration}>
        {registration.register
          ? t('register', { number: registration.number, register: registration.register })
          : registration.number}
      </Registered>
    </Fact>
  ) : null;
  return (
    <section className={`h-fit rounded-card border border-line bg-surface p-5 ${className}`}>
      <h2 className="mb-3 text-xl">{t(identifier === undefined ? 'title' : 'details')}</h2>
      <dl className="grid gap-3">
        {identifier === undefined ? null : registered}
        {telephone ? (
          <Fact name={t('telephone')}>
            <a href={telephoneHref(telephone)} className={`${LINK} target -my-2.5 inline-flex items-center`}>
              {telephone}
            </a>
          </Fact>
        ) : null}
        {hours.length > 0 ? (
          <Fact name={t('hours')}>
            {hours.map((one) => (
              <span key={one.days.join()} className="block">
                {hoursMessages(t, one, storeContext.storeView.locale)}
              </span>
            ))}
          </Fact>
        ) : null}
        {identifier === undefined ? registered : null}
        {superintendent ? <Fact name={t('superintendent')}>{superintendent}</Fact> : null}
        {address ? <Fact name={t('address')}>{keepWords(address)}</Fact> : null}
        {vatNumber ? <Fact name={t('vat')}>{vatNumber}</Fact> : null}
      </dl>
    </section>
  );
}

/** Who answers for the shop, in a line, with the way to the register. */
export async function Responsible({ registration, superintendent }: People) {
  const t = await getTranslations('people');
  if (!registration && !superintendent) return null;
  return (
    <p>
      {registration ? (
        <Registered {...registration}>{t('registered', { number: registration.number })}</Registered>
      ) : null}
      {registration && superintendent ? ' · ' : null}
      {superintendent ? t('superintendentIs', { name: superintendent }) : null}
    </p>
  );
}

function Registered({ href, children }: Pick<Registration, 'href'> & { children: ReactNode }) {
  return href ? (
    <a href={href} className={LINK}>
      {children}
    </a>
  ) : (
    children
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
