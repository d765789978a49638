'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Empty } from '@/components/account/empty';
import { Loading } from '@/components/account/loading';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Said } from '@/components/ui/said';
import { pagePath } from '@/lib/browser/page-store';
import { useRead } from '@/lib/magento/browser/use-read';
import { orderDay } from '@/lib/orders/order';
import { type Download, readDownloads } from '@/lib/orders/read-downloads';

/** Magento's words for what may be done with a file. */
const STATES = ['available', 'pending', 'pending_payment', 'expired', 'payment_review'] as const;

/** The customer's bought files, with what is left of them. */
export function Downloads() {
  const t = useTranslations('downloads');
  const { data, error, isReading, retry } = useRead('', readDownloads);
  // The shop's own address of a file leads back here where the backend does not give it out.
  const [refused] = useState(() => new URLSearchParams(window.location.search).get('refused'));
  if (data === null) return <Loading error={isReading ? null : error} onRetry={retry} />;
  return (
    <>
      {refused !== null ? (
        <Alert kind="error" title={t('refused')} className="mb-4">
          {t(refused === 'unshared' ? 'unsharedText' : 'refusedText')}
        </Alert>
      ) : null}
      {data.length === 0 ? (
        <Empty icon="basket" text={t('none')}>
          <ButtonLink href={pagePath('/')} data-page="CMS_PAGE">
            {t('shop')}
          </ButtonLink>
        </Empty>
      ) : (
        <ul className="grid gap-4">
          {data.map((download, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Magento names no file by itself, and the list does not change
            <BoughtFile key={index} download={download} />
          ))}
        </ul>
      )}
    </>
  );
}

function BoughtFile({ download }: { download: Download }) {
  const { title, products, index, count, orderNumber, date, status, remaining, href } = download;
  const t = useTranslations('downloads');
  const locale = useLocale();
  const state = STATES.find((known) => known === status);
  const bought = products.length > 0 ? new Intl.ListFormat(locale).format(products) : t('file');
  const name = title ?? bought;
  const place = title === null && count > 1 ? t('fileOf', { index, count }) : null;
  return (
    <li className="flex flex-col items-start justify-between gap-4 sm:flex-row sm:items-center rounded-card border border-line bg-surface p-5">
      <div className="min-w-0">
        <h2 className="text-lg">
          <Said>{name}</Said>
        </h2>
        {name === bought ? null : (
          <p>
            <Said>{bought}</Said>
          </p>
        )}
        <p className="text-ink-soft">
          {t('order', { number: orderNumber, date: orderDay(date, locale).replaceAll(' ', '\u00a0') })}
        </p>
        <p>
          {[
            place,
            state ? t(`states.${state}`) : status,
            href && (remaining === null ? t('unlimited') : t('remaining', { count: remaining })),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {href ? (
        <a href={href} target="_blank" rel="noopener" className={buttonClass('secondary', 'shrink-0')}>
          {t('open')}{' '}
          <span className="sr-only">
            {name} {place} {t('newTab')}
          </span>
        </a>
      ) : null}
    </li>
  );
}
