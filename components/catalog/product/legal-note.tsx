import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/image/icon';
import type { LegalCategory } from '@/lib/pharmacy/card-rules';

/** What the way a medicine may be sold means for the shopper. */
export function LegalNote({ kind }: { kind: LegalCategory['kind'] }) {
  const t = useTranslations('catalog');
  return (
    <div className="flex gap-3 rounded-card bg-sky-tint p-4 text-sm">
      <Icon name="pharmacist" className="size-6 text-sky" />
      <div>
        <p className="font-semibold">{t(`legalNotes.${kind}.title`)}</p>
        <p className="mt-0.5">{t(`legalNotes.${kind}.text`)}</p>
      </div>
    </div>
  );
}
