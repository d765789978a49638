'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { boxClass, Field } from '@/components/ui/controls/field';
import type { HostedFieldName, HostedFieldState, HostedFields } from '@/lib/checkout/payment/card-gateway';
import { reportError } from '@/lib/errors/report-error';

interface HostedCardFieldsProps {
  hosted: HostedFields;
  states: HostedStates;
  brand: string | null;
  /** Whether the form has been sent once: then what is missing is said too. */
  hasTried: boolean;
  onChange: (states: HostedStates, brand: string | null) => void;
}

/** The payment provider's own fields for a card, in the places of ours: what is typed there never reaches this page. */
export function HostedCardFields({ hosted, states, brand, hasTried, onChange }: HostedCardFieldsProps) {
  const t = useTranslations('checkout.card');
  const say = useTranslations('validation');
  const frame = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLDivElement>(null);
  const expirationDate = useRef<HTMLDivElement>(null);
  const cvv = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has one language; places that are back are filled
  useEffect(() => {
    if (!number.current || !expirationDate.current || !cvv.current) return;
    hosted
      .mount(
        {
          number: { container: number.current, label: t('number') },
          expirationDate: { container: expirationDate.current, label: t('expiry') },
          cvv: { container: cvv.current, label: t('cvc') },
        },
        onChange,
      )
      .catch((error: unknown) => {
        reportError('Opening the card fields', error);
        setFailed(true);
      });
    return () => hosted.close();
  }, [hosted, onChange, hasFailed]);

  function errorOf(name: keyof HostedStates, wrong: string): string | null {
    if (states[name] === 'invalid') return wrong;
    if (!hasTried || states[name] === 'valid') return null;
    return states[name] === 'empty' ? say('required') : wrong;
  }

  if (hasFailed) {
    return (
      <Alert kind="error" title={t('unreachable')}>
        <Button
          look="secondary"
          className="mt-3"
          onClick={() => {
            flushSync(() => setFailed(false));
            // The pressed button is gone.
            frame.current?.focus();
          }}
        >
          {t('tryAgain')}
        </Button>
      </Alert>
    );
  }
  return (
    <div ref={frame} tabIndex={-1} className="grid max-w-100 gap-4">
      <div className="relative">
        <HostedField place={number} label={t('number')} error={errorOf('number', say('cardNumber'))} />
        <p role="status" className="absolute top-0 right-0 text-ink-soft text-sm">
          {brand ?? ''}
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-4">
        <HostedField
          place={expirationDate}
          label={t('expiry')}
          hint={t('expiryHint')}
          error={errorOf('expirationDate', say('pattern', { value: '08/29' }))}
        />
        <HostedField place={cvv} label={t('cvc')} error={errorOf('cvv', say('securityCode'))} />
      </div>
    </div>
  );
}

interface HostedFieldProps {
  place: RefObject<HTMLDivElement | null>;
  label: string;
  hint?: string;
  error: string | null;
}

/** Room for one field in a frame; the provider moves the focus there from the label, and names the frame itself. */
function HostedField({ place, label, hint, error }: HostedFieldProps) {
  const id = useId();
  return (
    <div>
      <Field id={id} label={label} hint={hint} error={error} marked>
        <div
          id={id}
          ref={place}
          className={boxClass(error ? 'h-11 border-brick! inset-ring-1 inset-ring-brick' : 'h-11')}
        />
      </Field>
      <p role="status" className="sr-only">
        {error ? `${label}: ${error}` : ''}
      </p>
    </div>
  );
}

export type HostedStates = Record<HostedFieldName, HostedFieldState>;

const EMPTY: HostedStates = { number: 'empty', expirationDate: 'empty', cvv: 'empty' };
const NAMES = ['number', 'expirationDate', 'cvv'] as const satisfies HostedFieldName[];

/** What is in the payment provider's own fields, as far as the page may know it. */
export function useHostedCard(hosted: HostedFields | null) {
  const [states, setStates] = useState(EMPTY);
  const [brand, setBrand] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const latest = useRef(EMPTY);

  const onChange = useCallback((next: HostedStates, nextBrand: string | null) => {
    latest.current = next;
    setStates(next);
    setBrand(nextBrand);
  }, []);

  /** Whether the card is complete; else says what is wrong, and goes to the first field that is. */
  const checkCard = useCallback(() => {
    setTried(true);
    const wrong = NAMES.find((name) => latest.current[name] !== 'valid');
    if (wrong) hosted?.focus(wrong);
    return wrong === undefined;
  }, [hosted]);

  return { states, brand, hasTried, onChange, checkCard };
}
