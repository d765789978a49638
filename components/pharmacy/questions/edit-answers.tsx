'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { warn } from '@/lib/browser/notice-event';
import type { CartLine } from '@/lib/cart/cart';
import { changeOptions } from '@/lib/cart/items/change-options';
import { lineKey } from '@/lib/cart/items/line-input';
import { announce } from '@/lib/cart/session/cart-store';
import { isSealed } from '@/lib/format/sealed-text';
import { useQuestions } from './use-questions';

/** Whether a line has answers that can be given anew. */
export function hasAnswers({ input }: Pick<CartLine, 'input'>): boolean {
  return (input.entered_options ?? []).some(({ value }) => isSealed(value));
}

/** A button at each line of the page whose questions were answered: new answers take the place of the old ones. */
export function EditAnswers({ lines }: { lines: readonly CartLine[] }) {
  return lines.filter(hasAnswers).map((line) => <LineAnswers key={line.key} line={line} />);
}

function LineAnswers({ line }: { line: CartLine }) {
  const t = useTranslations('pharmacy.suitability');
  const { sku, name } = line.product;
  const { asked, isBusy, open, close } = useQuestions(sku, t('lost'));
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const own = document.createElement('p');
    findLine(line.key)?.querySelector('dl')?.after(own);
    setPlace(own);
    return () => own.remove();
  }, [line.key]);

  async function change(text: string) {
    close();
    const options = (line.input.entered_options ?? []).map(({ uid, value }) => ({
      uid,
      value: isSealed(value) ? text : value,
    }));
    const input = { ...line.input, entered_options: options };
    try {
      await changeOptions(line, input);
      announce(t('edited'));
      // The old line is gone, and the button in it.
      requestAnimationFrame(() => findLine(lineKey(input))?.focus());
    } catch {
      warn(t('unsent'));
    }
  }

  return (
    <>
      {place
        ? createPortal(
            <button
              type="button"
              aria-haspopup="dialog"
              aria-busy={isBusy || undefined}
              aria-label={t('editName', { name })}
              onClick={open}
              className="inline-flex min-h-11 items-center rounded-sm text-evergreen text-sm underline underline-offset-4"
            >
              {t('edit')}
            </button>,
            place,
          )
        : null}
      {asked ? (
        <asked.Dialog {...{ sku, name }} others={null} source={asked.source} onAnswered={change} onClose={close} />
      ) : null}
    </>
  );
}

/** The page's line, not that of a drawer. */
function findLine(key: string): HTMLElement | undefined {
  const lines = [...document.querySelectorAll<HTMLElement>('main [data-line]')];
  return lines.find(({ dataset }) => dataset.line === key);
}
