import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Said } from '@/components/ui/said';

export interface WrongField {
  /** Of its control. */
  id: string;
  label: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** Counts the attempts to send the form. */
  attempt: number;
  fields: WrongField[];
  /** What is wrong with the form as a whole. */
  general: string[];
}

/** What is wrong after a failed attempt, with links to the fields, which takes the focus; a field that alone is wrong takes it, and says it alone. */
export function ErrorSummary({ attempt, fields, general }: ErrorSummaryProps) {
  const t = useTranslations('validation');
  const wrong = inPageOrder(fields);
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is mended meanwhile moves nothing
  const only = useMemo(() => {
    const [first, second] = wrong;
    return first && !second && general.length === 0 ? controlOf(first.id) : null;
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for it
  useEffect(() => (only ?? summary.current)?.focus(), [attempt]);

  if (only || wrong.length + general.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} className="mb-6 rounded-card">
      <Alert
        kind="error"
        isLive={false}
        title={wrong.length > 0 ? t('summary', { count: wrong.length }) : t('refused')}
      >
        {general.map((message) => (
          <p key={message}>
            <Said>{message}</Said>
          </p>
        ))}
        {wrong.length > 0 ? (
          <ul className="mt-1 grid gap-1">
            {wrong.map(({ id, label, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="underline underline-offset-4"
                  onClick={(event) => {
                    const field = controlOf(id);
                    if (!field) return;
                    event.preventDefault();
                    field.focus();
                  }}
                >
                  {label}
                  {message === t('required') ? null : (
                    <>
                      : <Said>{message}</Said>
                    </>
                  )}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Alert>
    </div>
  );
}

/** The control of a field; of a choice the chosen tile, else the first. */
function controlOf(id: string): HTMLElement | null {
  const control = document.getElementById(id);
  if (control?.getAttribute('role') !== 'radiogroup') return control;
  return control.querySelector<HTMLElement>('input:checked') ?? control.querySelector<HTMLElement>('input:enabled');
}

function inPageOrder(fields: WrongField[]): WrongField[] {
  return fields
    .map((field) => ({ field, element: document.getElementById(field.id) }))
    .sort((a, b) => (a.element && b.element && follows(a.element, b.element) ? -1 : 1))
    .map(({ field }) => field);
}

function follows(first: Element, second: Element): boolean {
  return Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
}
