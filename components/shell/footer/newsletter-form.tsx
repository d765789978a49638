'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { TextField } from '@/components/ui/controls/field';

/** Milliseconds that an answer stays on the page [FORM-4]. */
const MESSAGE_TIME = 5000;

interface NewsletterFormProps {
  labels: Record<'email' | 'placeholder' | 'submit' | 'busy' | 'success' | 'required' | 'failure', string>;
}

interface Message {
  type: 'success' | 'error';
  text: string;
}

/** Newsletter sign-up; what it needs to talk to the backend is loaded when it is sent [FORM-4]. */
export function NewsletterForm({ labels }: NewsletterFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [message, setMessage] = useState<Message | null>(null);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), MESSAGE_TIME);
    return () => clearTimeout(timer);
  }, [message]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setFieldError(email === '' ? labels.required : null);
    if (email === '' || isBusy) return;
    setMessage(null);
    setBusy(true);
    try {
      const { subscribe } = await import('@/lib/shell/subscribe');
      const problem = await subscribe(email, labels.failure);
      if (!problem) form.reset();
      setMessage({ type: problem ? 'error' : 'success', text: problem ?? labels.success });
    } catch {
      // Not even the code came.
      setMessage({ type: 'error', text: labels.failure });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="noscript:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="email"
          name="email"
          label={labels.email}
          placeholder={labels.placeholder}
          autoComplete="email"
          marked
          error={fieldError}
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? labels.busy : labels.submit}
        </Button>
      </div>
      <p role="status" className={`mt-2 min-h-6 text-sm ${message?.type === 'error' ? 'text-brick' : 'text-leaf'}`}>
        {message?.text}
      </p>
    </form>
  );
}
