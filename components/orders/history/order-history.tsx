'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Empty } from '@/components/account/empty';
import { Loading } from '@/components/account/loading';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { TextField } from '@/components/ui/controls/field';
import { pagePath } from '@/lib/browser/page-store';
import { setOrderDetailsOpen } from '@/lib/customer/user-store';
import { useRead } from '@/lib/magento/browser/use-read';
import { type OrderRow, readOrderPage } from '@/lib/orders/read-orders';
import { OrderDialog } from './order-dialog';
import { OrderList } from './order-list';

interface Shown {
  search: string;
  page: number;
}

/** Search and page are in the address, so that a reload and the way back show the same orders. */
function shownByAddress(): Shown {
  const query = new URLSearchParams(window.location.search);
  return { search: query.get('number') ?? '', page: Number(query.get('page')) || 1 };
}

function toAddress({ search, page }: Shown): void {
  const query = new URLSearchParams();
  if (search) query.set('number', search);
  if (page > 1) query.set('page', String(page));
  window.history.replaceState(null, '', query.size > 0 ? `?${query}` : window.location.pathname);
}

/** The customer's orders, newest first, a page at a time, to be found by their numbers. */
export function OrderHistory() {
  const [first, setFirst] = useState<Shown | null>(null);
  // A page that is entered by a link is rendered before the address is its own.
  useEffect(() => setFirst(shownByAddress()), []);
  return first ? <History first={first} /> : null;
}

function History({ first }: { first: Shown }) {
  const t = useTranslations('orders');
  const [shown, setShown] = useState(first);
  const [dialog, setDialog] = useState<OrderRow | null>(null);
  const { search, page } = shown;
  const { data, error, isReading, retry } = useRead(`${page} ${search}`, () => readOrderPage(search, page));
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => () => setOrderDetailsOpen(false), []);

  function show(next: Shown) {
    setShown(next);
    toAddress(next);
    result.current?.focus();
  }

  if (data === null) return <Loading error={isReading ? null : error} onRetry={retry} />;
  if (data.count === 0 && search === '') {
    return (
      <Empty icon="parcel" text={t('none')}>
        <ButtonLink href={pagePath('/')} data-page="CMS_PAGE">
          {t('shop')}
        </ButtonLink>
      </Empty>
    );
  }
  return (
    <>
      <Search key={search} search={search} onSearch={(text) => show({ search: text, page: 1 })} />
      <p ref={result} tabIndex={-1} role="status" className="mb-3 w-fit rounded-sm text-ink-soft">
        {data.count === 0 ? t('noneFound', { search }) : t('count', { count: data.count })}
      </p>
      <OrderList
        rows={data.rows}
        isBusy={isReading}
        onShow={(row) => {
          setDialog(row);
          setOrderDetailsOpen(true);
        }}
      />
      <Pages page={data.page} total={data.totalPages} onPage={(next) => show({ search, page: next })} />
      <OrderDialog row={dialog} />
    </>
  );
}

function Search({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const t = useTranslations('orders');
  return (
    <search>
      <form
        className="mb-5 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('number') ?? '').trim());
        }}
      >
        <TextField
          name="number"
          label={t('search')}
          defaultValue={search}
          autoComplete="off"
          className="w-72 min-w-40 flex-1 sm:flex-none"
        />
        <Button type="submit" look="secondary">
          {t('searchAction')}
        </Button>
        {search ? (
          <Button look="quiet" onClick={() => onSearch('')}>
            {t('showAll')}
          </Button>
        ) : null}
      </form>
    </search>
  );
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const t = useTranslations('orders');
  if (total < 2) return null;
  return (
    <nav aria-label={t('pages')} className="mt-6 flex items-center justify-center gap-4">
      <Button look="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('newer')}
      </Button>
      <span className="tabular-nums">{t('pageOf', { page, total })}</span>
      <Button look="secondary" disabled={page === total} onClick={() => onPage(page + 1)}>
        {t('older')}
      </Button>
    </nav>
  );
}
