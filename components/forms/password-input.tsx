'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CheckboxField } from '@/components/ui/controls/checkbox-field';
import { TextInput } from './field';

/** A field for a password, which a box below it shows, as Magento's forms have it. */
export function PasswordInput<Values extends FieldValues = FieldValues>(
  props: Omit<ComponentProps<typeof TextInput<Values>>, 'type'>,
) {
  const t = useTranslations('validation');
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <TextInput<Values> {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <CheckboxField
        label={t('showPassword')}
        checked={isShown}
        onChange={({ target }) => setShown(target.checked)}
        className="text-sm leading-6"
      />
    </div>
  );
}
