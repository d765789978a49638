'use client';

import { type FormEvent, useState } from 'react';
import { SCRIPTED } from '@/components/forms/early-submit';
import { Button } from '@/components/ui/controls/button';
import { TextField } from '@/components/ui/controls/field';
import { warn } from '@/lib/browser/notice-event';

/** Milliseconds that an answer stays [FORM-4]. */
const MESSAGE_TIME = 5000;

interface NewsletterFormProps {
  labels: Record<'email' | 'placeholder' | 'submit' | 'busy' | 'success' | 'required' | 'failure', string>;
}

/** Newsletter sign-up; what it needs to talk to the backend is loaded when it is sent [FORM-4]. */
export function NewsletterForm({ labels }: NewsletterFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setFieldError(email === '' ? labels.required : null);
    if (email === '' || isBusy) return;
    setBusy(true);
    try {
      const [{ subscribe }, { addToast }] = await Promise.all([
        import('@/lib/shell/subscribe'),
        import('@/lib/shell/toast-store'),
      ]);
      const problem = await subscribe(email, labels.failure);
      if (!problem) form.reset();
      addToast({ type: problem ? 'error' : 'info', message: problem ?? labels.success, timeout: MESSAGE_TIME });
    } catch {
      // Not even the code came.
      warn(labels.failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate method="post" {...{ [SCRIPTED]: '' }} onSubmit={submit} className="noscript:hidden">
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
    </form>
  );
}
