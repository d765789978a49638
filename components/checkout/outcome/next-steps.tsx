'use client';

import { useTranslations } from 'next-intl';
import { ContactLink } from '@/components/contact/contact-link';
import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';

type NextStep = 'pay' | 'check' | 'pack' | 'send' | 'ready' | 'access';

const ICONS: Record<NextStep, IconName> = {
  pay: 'coins',
  check: 'shield',
  pack: 'parcel',
  send: 'truck',
  ready: 'clock',
  access: 'check',
};

/** Steps in which the shop may have to be asked. */
const ASKED: readonly NextStep[] = ['pay', 'access'];

interface NextStepsProps {
  isSent: boolean;
  /** How to pay what the shop waits for; null where it does not. */
  payNote: string | null;
}

/** What the shopper may expect, in three or four steps. */
export function NextSteps({ isSent, payNote }: NextStepsProps) {
  const t = useTranslations('orderPlaced');
  const steps: NextStep[] = [
    ...(payNote === null ? [] : (['pay'] as const)),
    ...(isSent ? (['check', 'pack', 'send'] as const) : (['check', 'ready', 'access'] as const)),
  ];
  return (
    <section className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="mb-4 text-lg">{t('nextTitle')}</h2>
      <ol className="grid gap-5">
        {steps.map((step) => (
          <li key={step} className="flex items-start gap-4">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-evergreen-tint text-evergreen">
              <Icon name={ICONS[step]} />
            </span>
            <div>
              <p className="font-medium">{t(`next.${step}Title`)}</p>
              <p className="whitespace-pre-line text-ink-soft">{step === 'pay' ? payNote : t(`next.${step}Text`)}</p>
              {ASKED.includes(step) ? <ContactLink>{t('askUs')}</ContactLink> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
