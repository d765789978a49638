'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { TextInput, useField } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { useDraft } from '@/components/forms/use-draft';
import { useForm } from '@/components/forms/use-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { boxClass, Field, fieldTies } from '@/components/ui/controls/field';
import { readDraft, removeDraft } from '@/lib/browser/session/session-storage';
import type { Message } from '@/lib/contact/schema';

const CHECKED = ['name', 'email', 'comment'] as const;
const NAMES = [...CHECKED, 'telephone'] as const;
const EMPTY: Message = { name: '', email: '', telephone: '', comment: '' };

const DRAFT = 'draft_message';
const allOf = (message: Message) => message;

const loadSchema = () => import('@/lib/contact/schema').then(({ messageSchema }) => messageSchema);

/** A message to the shop; once it is sent that takes the form's place, and the focus. */
export function ContactForm() {
  const t = useTranslations('contact');
  const form = useForm<Message>({ loadSchema, checked: CHECKED, defaultValues: EMPTY });
  const { setValue } = form;
  const [isSent, setSent] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) notice.current?.focus();
  }, [isSent]);

  // The page is the same for everybody, and a session may end over what is being written.
  useEffect(() => {
    const draft: Partial<Record<keyof Message, unknown>> = Object(readDraft(DRAFT));
    for (const name of NAMES) {
      const text = draft[name];
      if (typeof text === 'string') setValue(name, text);
    }
  }, [setValue]);
  useDraft(DRAFT, form, allOf);

  async function submit(message: Message) {
    const { sendMessage } = await import('@/lib/contact/send-message');
    await sendMessage(message);
    removeDraft(DRAFT);
    setSent(true);
  }

  if (isSent) {
    return (
      <div ref={notice} tabIndex={-1} className="rounded-card">
        <Alert kind="success" isLive={false} title={t('sent')}>
          {t('sentText')}
        </Alert>
      </div>
    );
  }
  const { isSubmitting } = form.formState;
  return (
    <Form form={form} label={t('write')} onSubmit={submit} className="grid gap-4">
      <TextInput<Message> name="name" label={t('name')} autoComplete="name" />
      <TextInput<Message> name="email" type="email" label={t('email')} autoComplete="email" />
      <TextInput<Message> name="telephone" type="tel" label={t('telephone')} optional autoComplete="tel" />
      <Comment label={t('comment')} />
      <Button type="submit" aria-disabled={isSubmitting} className="mt-2 sm:w-fit">
        {isSubmitting ? t('busy') : t('submit')}
      </Button>
    </Form>
  );
}

function Comment({ label }: { label: string }) {
  const { control, look } = useField({ name: 'comment', label });
  return (
    <div>
      <Field {...look} label={label}>
        <textarea {...control} {...fieldTies(look.id, look)} rows={6} className={boxClass()} />
      </Field>
    </div>
  );
}
