'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Icon } from '@/components/ui/image/icon';
import type { PushConfig } from '@/lib/push/get-push-config';
import { loadPush, supportsPush, usePushStore } from '@/lib/push/push-store';
import { keepPush, turnPushOff, turnPushOn } from '@/lib/push/subscribe-push';

export interface PushCardProps {
  config: PushConfig;
  /** Says nothing where this browser shows no notices: elsewhere on the page that would be no news. */
  isOffer?: boolean;
  className?: string;
}

/** What came of the last press, where the switch alone does not tell it. */
type Trouble = 'failed' | 'undecided';

/** Offers notices of orders on this device [PWA-1]; the browser asks for its permission when the switch is pressed, never before. */
export function PushCard({ config, isOffer = false, className = '' }: PushCardProps) {
  const t = useTranslations('push');
  const state = usePushStore((store) => store.state);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const id = useId();

  useEffect(() => {
    loadPush();
    // Who has been in the browser's settings comes back to the page: a permission that was reset there has ended what is
    // stored as subscribed.
    const look = async () => {
      if (document.visibilityState === 'visible' && supportsPush() && Notification.permission === 'granted')
        await keepPush(config);
      loadPush();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [config]);

  async function turn(isOn: boolean) {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    const outcome = await (isOn ? turnPushOn(config) : turnPushOff());
    if (outcome === 'failed' || outcome === 'unsupported') setTrouble('failed');
    if (outcome === 'unneeded' && Notification.permission === 'default') setTrouble('undecided');
    setBusy(false);
  }

  if (state === null || (isOffer && state === 'unsupported')) return null;
  const hasSwitch = state === 'on' || state === 'off';
  // While it is turned it shows where it goes.
  const isOn = isBusy ? state === 'off' : state === 'on';
  const note = isBusy ? 'busy' : (trouble ?? (state === 'off' ? null : state));
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={`rounded-card border border-line bg-surface p-5 sm:p-6 ${className}`}
    >
      <div className="flex items-start gap-4">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-evergreen-tint text-evergreen">
          <Icon name="truck" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={`${id}-title`} className="text-lg">
            {t('title')}
          </h2>
          <p className="mt-1 text-ink-soft">{t('text')}</p>
          {hasSwitch ? (
            <label className="mt-3 flex min-h-11 items-center gap-3 py-1 font-medium">
              <input
                type="checkbox"
                role="switch"
                checked={isOn}
                aria-checked={isOn}
                aria-disabled={isBusy}
                onChange={({ target }) => void turn(target.checked)}
                className="relative h-7 w-12 shrink-0 appearance-none rounded-full bg-ink-soft transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-surface before:transition-transform checked:bg-evergreen checked:before:translate-x-5 aria-disabled:opacity-60 motion-reduce:transition-none motion-reduce:before:transition-none forced-colors:h-5 forced-colors:w-5 forced-colors:appearance-auto forced-colors:before:hidden"
              />
              {t('switch')}
            </label>
          ) : null}
          <p role="status" className={note ? 'mt-2' : ''}>
            {note ? t(`note.${note}`) : null}
          </p>
        </div>
      </div>
    </section>
  );
}
