'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ProductName } from '@/components/orders/product-name';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import { pagePath } from '@/lib/browser/page-store';
import { CART_PATH } from '@/lib/config/paths';
import { AppError } from '@/lib/errors/app-error';
import { OPTION_MISSING, SKU_PREFIX } from '@/lib/magento/magento-messages';
import { useErrorText } from '@/lib/magento/use-error-text';
import type { OrderItem } from '@/lib/orders/order';
import { reorder } from '@/lib/orders/reorder';

interface ReorderProps {
  number: string;
  /** The order's, where they are known. */
  items?: readonly OrderItem[];
  look?: 'primary' | 'secondary';
}

/** Why something is not in the cart, and what, where Magento says that. */
interface Missing {
  sku: string | undefined;
  text: string;
}

/** What Magento says of a customer's own order, too, where it was made in another store view. */
const ORDERED_ELSEWHERE = /^Order number ".*" doesn't belong to the current customer/;

/** Puts an order's items into the cart and leads there; what is not in it, and why, is said here. */
export function Reorder({ number, items = [], look = 'primary' }: ReorderProps) {
  const t = useTranslations('orders');
  const errorText = useErrorText();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [missing, setMissing] = useState<Missing[]>([]);
  const isSent = useRef(false);

  function inOurWords(reason: string): Missing {
    const sku = SKU_PREFIX.exec(reason)?.[1];
    const isChoice = reason.replace(SKU_PREFIX, '').startsWith(OPTION_MISSING);
    const text = isChoice ? t('chosenAtPage') : errorText(new AppError('refused', reason));
    return { sku, text };
  }

  function refusal(cause: unknown): string {
    const isElsewhere = cause instanceof AppError && ORDERED_ELSEWHERE.test(cause.message);
    return isElsewhere ? t('orderedElsewhere') : errorText(cause);
  }

  async function send() {
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    setError(null);
    setMissing([]);
    try {
      const reasons = await reorder(number);
      // On the way to the cart nothing is ordered a second time.
      if (reasons.length === 0) return router.push(pagePath(CART_PATH));
      const all = new Map(reasons.map(inOurWords).map((one) => [JSON.stringify(one), one]));
      setMissing([...all.values()]);
    } catch (cause) {
      setError(cause);
    }
    isSent.current = false;
    setBusy(false);
  }

  return (
    <>
      <Button look={look} onClick={send} aria-disabled={isBusy}>
        {isBusy ? t('reordering') : t('reorder')} <span className="sr-only">{t('number', { number })}</span>
      </Button>
      {error ? (
        <Alert kind="error" title={t('notReordered')} className="basis-full">
          <Said>{refusal(error)}</Said>
        </Alert>
      ) : null}
      {missing.length > 0 ? (
        <Alert kind="warning" title={t('reorderedInPart')} className="basis-full">
          <ul className="list-disc pl-5">
            {missing.map(({ sku, text }) => (
              <li key={`${sku} ${text}`}>
                {sku ? <MissingName item={items.find((item) => item.sku === sku)} sku={sku} /> : null}
                <Said>{text}</Said>
              </li>
            ))}
          </ul>
          <Link
            href={pagePath(CART_PATH)}
            className="target inline-flex items-center font-medium text-evergreen underline underline-offset-4"
          >
            {t('toCart')}
          </Link>
        </Alert>
      ) : null}
    </>
  );
}

/** No line stands beside a reason: it says itself what it is of. */
function MissingName({ item, sku }: { item: OrderItem | undefined; sku: string }) {
  return (
    <>
      <ProductName name={item?.name ?? sku} urlKey={item?.urlKey ?? null} />
      {': '}
    </>
  );
}
