'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { TextInput } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { PasswordInput } from '@/components/forms/password-input';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/controls/button';
import { Modal } from '@/components/ui/dialog/modal';
import { passGate, watchGate } from '@/lib/auth/gate-session';
import type { GateEntry } from '@/lib/auth/validate-user';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { useErrorText } from '@/lib/magento/use-error-text';
import { addToast, type ToastInput } from '@/lib/shell/toast-store';
import type { Gate } from './gate';

/** Milliseconds that an answer stays, and a failure [GATE-4]. */
const ANSWER_TIME = 5000;
const FAILURE_TIME = 3000;

const TYPES: readonly string[] = ['info', 'success', 'warning', 'error'] satisfies ToastInput['type'][];

/** Asks visitors who they are before they use the page [GATE-1]; crawlers read it, the backend keeps private data. */
export function LoginGate({ lifetime, locale, messages }: Gate) {
  const [isShut, setShut] = useState(false);
  const look = useRef(() => {});
  useEffect(() => {
    const watch = watchGate(lifetime, setShut);
    look.current = watch.look;
    return watch.stop;
  }, [lifetime]);
  if (!isShut) return null;
  function pass() {
    passGate();
    look.current();
  }
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <GatePopup onPass={pass} />
    </MessagesProvider>
  );
}

const FIELDS = ['username', 'password'] as const;
const EMPTY: GateEntry = { username: '', password: '' };

const loadSchema = () => import('@/lib/auth/schema').then(({ gateSchema }) => gateSchema);

function GatePopup({ onPass }: { onPass: () => void }) {
  const t = useTranslations('loginGate');
  const errorText = useErrorText();
  const form = useForm<GateEntry>({ loadSchema, checked: FIELDS, defaultValues: EMPTY });

  async function submit(entry: GateEntry) {
    try {
      const { validateUser } = await import('@/lib/auth/validate-user');
      const { isValid, message, code } = await validateUser(entry);
      if (message && code) addToast({ type: toastType(code), message, timeout: ANSWER_TIME });
      else if (!isValid) addToast({ type: 'error', message: t('refused'), timeout: ANSWER_TIME });
      if (isValid) onPass();
    } catch (error) {
      addToast({ type: 'error', message: errorText(error), timeout: FAILURE_TIME });
    }
  }

  /** Both are trimmed when they are left [GATE-3]. */
  const trim = (name: keyof GateEntry) => ({
    onBlur: () => form.setValue(name, form.getValues(name).trim()),
  });
  const { isSubmitting } = form.formState;
  return (
    <Modal
      isOpen
      label={t('title')}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card bg-surface p-6 shadow-float backdrop:bg-ink/60"
    >
      <h2 className="mb-2 text-xl">{t('title')}</h2>
      <p className="mb-4 text-ink-soft">{t('text')}</p>
      <Form form={form} label={t('title')} onSubmit={submit} className="grid gap-4">
        <TextInput<GateEntry>
          name="username"
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...trim('username')}
        />
        <PasswordInput<GateEntry>
          name="password"
          label={t('password')}
          autoComplete="current-password"
          {...trim('password')}
        />
        <Button type="submit" aria-disabled={isSubmitting} className="mt-2">
          {isSubmitting ? t('busy') : t('submit')}
        </Button>
      </Form>
    </Modal>
  );
}

function toastType(code: string): ToastInput['type'] {
  return TYPES.includes(code) ? (code as ToastInput['type']) : 'error';
}
