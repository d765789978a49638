'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/forms/checkbox';
import { Dialog } from '@/components/ui/dialog/dialog';
import { RichText } from '@/components/ui/rich-text';
import type { Agreement } from '@/lib/checkout/payment/agreement';
import { type AgreementValues, agreementField } from '@/lib/checkout/payment/agreement';

/** Where the name stands in the sentence around it. */
const NAME = '\n';

/** What is agreed to with the order: to be ticked, or by ordering; each can be read first. */
export function Agreements({ agreements }: { agreements: readonly Agreement[] }) {
  const t = useTranslations('checkout');
  const [open, setOpen] = useState<Agreement | null>(null);
  const byOrdering = agreements.filter(({ isManual }) => !isManual);
  if (agreements.length === 0) return null;
  const [only] = byOrdering;
  const [before, after] = t('agreements.one', { name: NAME }).split(NAME);
  return (
    <div className="grid gap-2">
      {agreements
        .filter(({ isManual }) => isManual)
        .map((agreement) => (
          <div key={agreement.id}>
            <Checkbox<AgreementValues>
              name={`agreed.${agreementField(agreement.id)}`}
              label={agreement.label}
              shortLabel={agreement.name}
            />
            <ReadButton
              label={t('agreements.read', { name: agreement.name })}
              onClick={() => setOpen(agreement)}
              className="mr-4"
            />
          </div>
        ))}
      {only && byOrdering.length === 1 ? (
        <p className="text-ink-soft text-sm">
          {before}
          <ReadButton label={only.name} onClick={() => setOpen(only)} />
          {after}
        </p>
      ) : null}
      {byOrdering.length > 1 ? (
        <div className="text-sm">
          <p className="text-ink-soft">{t('agreements.auto')}</p>
          {byOrdering.map((agreement) => (
            <ReadButton key={agreement.id} label={agreement.name} onClick={() => setOpen(agreement)} className="mr-4" />
          ))}
        </div>
      ) : null}
      <Dialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title={open?.name}
        name={open?.name ?? t('agreements.title')}
        closeLabel={t('close')}
      >
        {open ? <AgreementText agreement={open} /> : null}
      </Dialog>
    </div>
  );
}

interface ReadButtonProps {
  label: string;
  onClick: () => void;
  className?: string;
}

function ReadButton({ label, onClick, className = '' }: ReadButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`min-h-11 rounded-sm font-medium text-evergreen underline underline-offset-4 ${className}`.trimEnd()}
    >
      {label}
    </button>
  );
}

function AgreementText({ agreement: { isHtml, content } }: { agreement: Agreement }) {
  return isHtml ? (
    <RichText html={content} className="p-4 sm:p-6" />
  ) : (
    <p className="whitespace-pre-line p-4 sm:p-6">{content}</p>
  );
}
