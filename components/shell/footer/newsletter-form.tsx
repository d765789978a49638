'use client';

import { type FormEvent, useState } from 'react';
import { SCRIPTED } from '@/components/forms/early-submit';
import { Button } from '@/components/ui/controls/button';
import { TextField } from '@/components/ui/controls/field';
import { warn } from '@/lib/browser/notice-event';
import type { SubscribeLabels } from '@/lib/shell/subscribe';

interface NewsletterFormProps {
  labels: Record<'email' | 'placeholder' | 'submit' | 'busy' | 'required', string> & SubscribeLabels;
}

/** Newsletter sign-up; what it needs to talk to the backend is loaded when it is sent [FORM-4]. */
export function NewsletterForm({ labels }: NewsletterFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.querySelector('input');
    const email = field?.value.trim();
    setFieldError(email ? null : labels.required);
    if (!email) field?.focus();
    if (!email || isBusy) return;
    setBusy(true);
    try {
      const { subscribe } = await import('@/lib/shell/subscribe');
      setFieldError(await subscribe(form, email, labels));
    } catch {
      // Not even the code came.
      warn(labels.failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate method="post" {...{ [SCRIPTED]: '' }} onSubmit={submit}>
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
