import { getLocale, getTranslations } from 'next-intl/server';
import { Marked } from '@/components/ui/marked';
import { fullDay } from '@/lib/format/full-day';
import { keepWords } from '@/lib/format/thai-words';

/** Whom to tell of side effects, and the way to report them oneself. */
export async function ReportSideEffects({ href }: { href: string }) {
  const t = await getTranslations('pharmacy.medicineCard');
  return (
    <>
      <p className="max-w-measure">
        <Marked locale={await getLocale()}>{keepWords(t('sideEffectsText'))}</Marked>
      </p>
      <p className="mt-2">
        <a href={href} className="inline-block py-1 font-medium text-evergreen underline underline-offset-4">
          {t('report')}
        </a>
      </p>
    </>
  );
}

interface RevisedProps {
  /** `2026-10-01`. */
  date: string | null;
  version: string | null;
  locale: string;
}

/** When a leaflet was last revised. */
export async function Revised({ date, version, locale }: RevisedProps) {
  const t = await getTranslations('pharmacy.medicineCard');
  const parts = [
    ...(date ? [t('revised', { date: fullDay(new Date(date), locale, 'UTC') })] : []),
    ...(version ? [t('version', { version })] : []),
  ];
  return parts.length > 0 ? <p className="mb-4 text-ink-soft text-sm">{parts.join(' · ')}</p> : null;
}
