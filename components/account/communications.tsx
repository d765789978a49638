'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { CheckboxField } from '@/components/ui/controls/checkbox-field';
import { Said } from '@/components/ui/said';
import { readDetails } from '@/lib/customer/read-details';
import { useUserStore } from '@/lib/customer/user-store';
import { useRead } from '@/lib/magento/browser/use-read';
import { useErrorText } from '@/lib/magento/use-error-text';
import { Loading } from './loading';

/** One box: the shop's newsletter. */
export function Communications() {
  // Every page's footer subscribes, too: the details that are known may be older.
  const { data, error, retry } = useRead('', readDetails);
  if (!data) return <Loading error={error} onRetry={retry} />;
  return <Newsletter isSubscribed={data.is_subscribed} />;
}

type Outcome = { done: 'subscribed' | 'toConfirm' | 'unsubscribed' } | { error: unknown };

function Newsletter({ isSubscribed }: { isSubscribed: boolean }) {
  const t = useTranslations('communications');
  const errorText = useErrorText();
  const [isChosen, setChosen] = useState(isSubscribed);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    try {
      const { updateCustomer } = await import('@/lib/customer/update-customer');
      await updateCustomer({ is_subscribed: isChosen });
      // The letters begin once the link in the shop's email is followed, where the merchant wants that.
      const isToConfirm = isChosen && useUserStore.getState().currentUser?.is_subscribed === false;
      setOutcome({ done: isToConfirm ? 'toConfirm' : isChosen ? 'subscribed' : 'unsubscribed' });
    } catch (error) {
      setOutcome({ error });
    }
    setBusy(false);
  }

  return (
    <form onSubmit={save} className="sm:max-w-140">
      <p className="mb-2 text-ink-soft">{t('text')}</p>
      <CheckboxField label={t('newsletter')} checked={isChosen} onChange={({ target }) => setChosen(target.checked)} />
      <Button type="submit" aria-disabled={isBusy} className="my-4">
        {isBusy ? t('saving') : t('save')}
      </Button>
      {outcome && 'error' in outcome ? (
        <Alert kind="error" title={t('failed')}>
          <Said>{errorText(outcome.error)}</Said>
        </Alert>
      ) : null}
      {outcome && 'done' in outcome ? <Alert kind="success" title={t(outcome.done)} /> : null}
    </form>
  );
}
