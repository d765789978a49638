'use client';

import type { ComponentProps } from 'react';
import { CreateAccountForm } from './create-account-form';
import { useGoOn } from './use-go-on';

/** The page's form; who is signed in goes on to where they came from. */
export function CreateAccount(props: Omit<ComponentProps<typeof CreateAccountForm>, 'isPrefilled'>) {
  useGoOn();
  return <CreateAccountForm {...props} isPrefilled />;
}
