import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { entered } from '@/lib/catalog/options/control-names';
import type { EntryOption } from '@/lib/catalog/options/custom-options';

const INPUT_TYPES = { field: 'text', date: 'date', datetime: 'datetime-local', time: 'time', file: 'file' } as const;

const LOOK = 'target w-full rounded-input border border-line-strong bg-surface px-3 py-2 text-sm';

/** A field that the shopper writes into, or picks a day or a file with. */
export function EntryField({ option, hint }: { option: EntryOption; hint: string }) {
  const t = useTranslations('product');
  const id = useId();
  const { kind, title, isRequired, maxCharacters, accept } = option;
  const limit = maxCharacters ? t('maxCharacters', { count: maxCharacters }) : null;
  const shared = {
    id,
    name: entered(option.uid),
    required: isRequired,
    'aria-describedby': limit ? `${id}-limit` : undefined,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-medium">
        {title}
        {isRequired ? <span aria-hidden="true"> *</span> : null}
        <span className="font-normal text-ink-soft text-sm tabular-nums">
          {[isRequired ? '' : ` ${t('optional')}`, hint && ` ${hint}`].join('')}
        </span>
      </label>
      {kind === 'area' ? (
        <textarea {...shared} rows={3} maxLength={maxCharacters ?? undefined} className={LOOK} />
      ) : (
        <input
          {...shared}
          type={INPUT_TYPES[kind]}
          maxLength={kind === 'field' ? (maxCharacters ?? undefined) : undefined}
          accept={kind === 'file' ? (accept ?? undefined) : undefined}
          className={LOOK}
        />
      )}
      {limit ? (
        <p id={`${id}-limit`} className="mt-1 text-xs text-ink-soft">
          {limit}
        </p>
      ) : null}
    </div>
  );
}
