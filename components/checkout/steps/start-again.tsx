'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/image/icon';
import { warn } from '@/lib/browser/notice-event';
import { pagePath } from '@/lib/browser/page-store';
import { CART_PATH } from '@/lib/config/paths';

const loadActions = () => import('@/lib/checkout/state/leave-checkout');

/** Ways out of the checkout that clear what was entered [CHK-7]; the basket stays. `onAgain`: the steps are new. */
export function StartAgain({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('checkout.again');
  const errors = useTranslations('errors');

  const withActions = (act: (actions: Awaited<ReturnType<typeof loadActions>>) => unknown) =>
    void loadActions().then(act, () => warn(errors('offline')));

  const start = () =>
    withActions(async ({ restartCheckout }) => {
      await restartCheckout();
      onAgain();
    });

  const cancel = () =>
    withActions(({ cancelCheckout }) => {
      cancelCheckout();
      window.location.assign(pagePath(CART_PATH));
    });

  return (
    <details className="group/again mt-4">
      <summary className="target flex w-fit items-center gap-2 rounded-sm text-ink-soft hover:text-evergreen">
        {t('title')}
        <Icon name="chevron-down" className="size-4 group-open/again:rotate-180" />
      </summary>
      <p className="mb-3 text-ink-soft text-sm">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={start}>
          {t('start')}
        </Button>
        <Button look="quiet" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </details>
  );
}
