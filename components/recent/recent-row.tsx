'use client';

import { useEffect, useMemo, useState } from 'react';
import { CardAction } from '@/components/cart/add/add-button';
import { ProductCard } from '@/components/catalog/card/product-card';
import { Carousel } from '@/components/ui/image/carousel';
import { useUserStore } from '@/lib/customer/user-store';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { useRead } from '@/lib/magento/browser/use-read';
import { loadRecentProducts } from '@/lib/recent/recent-products';
import { discardViewed, readViewed } from '@/lib/recent/recently-viewed';
import { readRow } from './recent-place';

interface RecentRowProps {
  /** The product whose page it stands on. */
  sku: string | undefined;
  /** `RecentRowData` as JSON. */
  row: string;
}

/** Products of a row; the list keeps one more, for the page that is open. */
const MAX_SHOWN = 8;

/** The products that were looked at before, the latest first [CAT-7], once the browser's list of them is read. */
export function RecentRow(props: RecentRowProps) {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    useUserStore.setState({ recentViewed: readViewed() });
    setRead(true);
  }, []);
  return isRead ? <Row {...props} /> : null;
}

/** Its place keeps room while it is empty (recent.css): where nothing comes, something without size gives the room up. */
function Row({ sku, row }: RecentRowProps) {
  const { source, locale, messages, labels } = useMemo(() => readRow(row), [row]);
  const viewed = useUserStore((state) => state.recentViewed);
  const [isCleared, setCleared] = useState(false);
  const skus = viewed.filter((other) => other !== sku).slice(0, MAX_SHOWN);
  const { data, error } = useRead(JSON.stringify(skus), () => loadRecentProducts(source, skus));
  if (isCleared) return <Cleared text={labels.cleared} />;
  if (skus.length === 0 || error || data?.length === 0) return <i hidden />;
  if (!data) return null;

  function clear() {
    discardViewed();
    useUserStore.setState({ recentViewed: [] });
    setCleared(true);
  }

  // One alone lies on its side, as in other rows.
  const item = data.length === 1 ? 's-single-card' : ITEM;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <section aria-label={labels.title} className="mt-14">
        <Carousel
          title={
            <span className="flex flex-wrap items-center gap-x-4">
              <h2 className="text-xl">{labels.title}</h2>
              <button
                type="button"
                onClick={clear}
                className="target rounded-sm text-evergreen text-sm underline underline-offset-4"
              >
                {labels.clear}
              </button>
            </span>
          }
          label={labels.title}
          labels={labels}
        >
          {data.map((product) => (
            <li key={product.uid} className={item}>
              <ProductCard product={product} action={<CardAction product={product} />} />
            </li>
          ))}
        </Carousel>
      </section>
    </MessagesProvider>
  );
}

const ITEM = 'w-[44%] shrink-0 snap-start sm:w-[30%] lg:w-[calc((100%_-_3*--spacing(6))/4)]';

/** Stands, and has the focus, where the pressed button was. */
function Cleared({ text }: { text: string }) {
  return (
    <p ref={(element) => element?.focus()} role="status" tabIndex={-1} className="mt-14 text-ink-soft">
      {text}
    </p>
  );
}
