'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { boxClass, Field, fieldTies, TextField } from '@/components/ui/controls/field';
import { Said } from '@/components/ui/said';
import { useErrorText } from '@/lib/magento/use-error-text';
import { updateWish } from '@/lib/wishlist/update-wish';
import type { Wish } from '@/lib/wishlist/wishlist';

interface WishFormProps {
  wish: Wish;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

/** How many of a wish, and a note to it. */
export function WishForm({ wish, onSaved, onCancel }: WishFormProps) {
  const t = useTranslations('wishlist');
  const tRules = useTranslations('validation');
  const errorText = useErrorText();
  const noteId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [quantityError, setQuantityError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => first.current?.focus(), []);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const quantity = Number(entries.get('quantity'));
    // Magento takes less than one for nothing.
    const isWrong = !Number.isInteger(quantity) || quantity < 1;
    setQuantityError(isWrong ? tRules('invalid') : null);
    if (isWrong) first.current?.focus();
    if (isWrong || isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await updateWish(wish, { quantity, description: String(entries.get('note') ?? '').trim() });
      await onSaved();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={save} aria-label={t('editName', { name: wish.name })} className="mt-2 grid w-full gap-3">
      <TextField
        ref={first}
        name="quantity"
        type="number"
        min={1}
        inputMode="numeric"
        label={t('quantityLabel')}
        marked
        error={quantityError}
        defaultValue={wish.quantity}
        className="w-28"
      />
      <div>
        <Field id={noteId} label={t('note')} tag={tRules('optional')}>
          <textarea
            {...fieldTies(noteId, {})}
            name="note"
            rows={3}
            maxLength={500}
            defaultValue={wish.description}
            className={boxClass()}
          />
        </Field>
      </div>
      {problem ? (
        <p role="alert" className="text-brick text-sm">
          <Said>{problem}</Said>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? t('saving') : t('save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
