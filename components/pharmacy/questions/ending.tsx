import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Icon } from '@/components/ui/image/icon';
import type { SuitabilitySource } from '@/lib/pharmacy/suitability/suitability-source';

interface EndingProps {
  end: { kind: 'stop' | 'talk'; reasons: string[] };
  name: string;
  /** Whom to call at once, and when. */
  emergency: string | null;
  pharmacist: SuitabilitySource['pharmacist'];
  others: string | null;
  onChange: () => void;
}

/** Why a medicine is not sold, or not yet, and whom to talk to about it. */
export function Ending({ end, name, emergency, pharmacist, others, onChange }: EndingProps) {
  const t = useTranslations('pharmacy.suitability');
  const { telephone, href, hours, booking } = pharmacist;
  return (
    <div className="flex flex-1 flex-col gap-5 p-4">
      <p>{t(end.kind === 'stop' ? 'stopText' : 'talkText')}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 font-medium">
        {end.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {emergency ? (
        <Alert kind="warning" isLive={false} title={t('urgent')}>
          {emergency}
        </Alert>
      ) : null}
      {(telephone && href) || booking ? (
        <div className="flex gap-3 rounded-card bg-sky-tint p-4">
          <Icon name="circled-cross" className="size-6 text-sky" />
          <div className="flex min-w-0 flex-col items-start gap-1">
            {telephone && href ? (
              <>
                <a href={href} className="font-semibold text-evergreen underline underline-offset-4">
                  {t('call', { telephone })}
                </a>
                {hours.map((open) => (
                  <p key={open} className="text-sm">
                    {open}
                  </p>
                ))}
                <p className="text-sm">{t('say', { name })}</p>
              </>
            ) : null}
            {booking ? (
              <ButtonLink href={booking} look="secondary" className="mt-2">
                {t('book')}
              </ButtonLink>
            ) : null}
          </div>
        </div>
      ) : null}
      <div className="mt-auto flex flex-wrap gap-3">
        {others ? (
          <ButtonLink href={others} data-page="CATEGORY" className="flex-1">
            {t('others')}
          </ButtonLink>
        ) : null}
        <Button look="secondary" onClick={onChange} className="flex-1">
          {t('change')}
        </Button>
      </div>
    </div>
  );
}
