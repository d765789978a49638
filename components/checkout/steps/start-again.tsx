'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { pagePath } from '@/lib/browser/page-store';
import { CART_PATH } from '@/lib/config/paths';

const loadActions = () => import('@/lib/checkout/state/leave-checkout');

/** Ways out of the checkout that clear what was entered [CHK-7]; the basket stays. `onAgain`: the steps are new. */
export function StartAgain({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('checkout.again');
  const router = useRouter();

  async function start() {
    const { restartCheckout } = await loadActions();
    await restartCheckout();
    onAgain();
  }

  async function cancel() {
    const { cancelCheckout } = await loadActions();
    cancelCheckout();
    router.push(pagePath(CART_PATH));
  }

  return (
    <details className="mt-4">
      <summary className="target w-fit cursor-pointer rounded-sm text-ink-soft">{t('title')}</summary>
      <p className="mb-3 text-ink-soft text-sm">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void start()}>
          {t('start')}
        </Button>
        <Button look="quiet" onClick={() => void cancel()}>
          {t('cancel')}
        </Button>
      </div>
    </details>
  );
}
