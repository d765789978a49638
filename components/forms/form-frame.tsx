import { createContext, type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import { AppError } from '@/lib/errors/app-error';
import { SCRIPTED, sendAgain } from './early-submit';
import type { ErrorSummaryProps } from './error-summary';

/** Whether the form around is being checked or sent. */
export const SendingContext = createContext(false);

interface FormFrameProps {
  /** Checks and sends it. */
  send: () => Promise<void>;
  /** What comes as soon as it is touched. */
  prepare: () => void;
  children: ReactNode;
  className?: string | undefined;
  label?: string | undefined;
}

/** The element of a form: it is sent by script, once at a time, also where somebody sent it before the script came. */
export function FormFrame({ send, prepare, children, className, label }: FormFrameProps) {
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  useEffect(() => sendAgain(element.current), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form inside another one's component must not send that one too.
    event.stopPropagation();
    // A second click may come before this one is drawn.
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      await send();
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return (
    <SendingContext value={isSending}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys send a form by clicks of their own, which are not double */}
      <form
        ref={element}
        noValidate
        method="post"
        {...{ [SCRIPTED]: '' }}
        aria-label={label}
        onSubmit={submit}
        onMouseDown={keepClick}
        onClick={keepClick}
        onFocus={prepare}
        className={className}
      >
        {children}
      </form>
    </SendingContext>
  );
}

/**
 * A press of what sends the form leaves no field, as Enter leaves none: one that says what is wrong as it is left would
 * move the button away before it is let go. And of two quick clicks the first counts: its answer may have come between
 * them, while what it leads to is not drawn yet.
 */
function keepClick(event: MouseEvent): void {
  const isLost = event.type === 'click' ? event.detail > 1 : event.currentTarget.contains(document.activeElement);
  if (isLost && (event.target as Element).closest('[type=submit]')) event.preventDefault();
}

/** Rarely needed, so not in the page from the start; fields say what is wrong without it. */
export const loadErrors = () => import('./error-summary').then((code) => code.ErrorSummary);

/** What is wrong with the form, from its first attempt on. */
export function Errors(props: ErrorSummaryProps) {
  const ErrorSummary = useLoaded(loadErrors, props.attempt > 0);
  return ErrorSummary && props.attempt > 0 ? <ErrorSummary {...props} /> : null;
}

/** What kept a form from being sent; null where nobody expected it, which is reported. */
export async function sendFailure(error: unknown): Promise<AppError | null> {
  if (error instanceof AppError) return error;
  // Code that sends it did not come: the next attempt asks for it again, and sends all of it.
  if (error instanceof Error && error.name === 'ChunkLoadError') return new AppError('network', error.message);
  // Rarely needed, so not in the page from the start.
  const { reportUnexpected } = await import('@/lib/shell/report-unexpected');
  reportUnexpected(error);
  return null;
}
