import { useTranslations } from 'next-intl';

/** What an offer saves, in whole percent. */
export function SavingBadge({ percent }: { percent: number }) {
  const t = useTranslations('productCard');
  return (
    <span className="inline-flex items-center rounded-full bg-apricot-tint px-2 py-0.5 text-xs font-semibold text-apricot">
      {t('saving', { percent })}
    </span>
  );
}
