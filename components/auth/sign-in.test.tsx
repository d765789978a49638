// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { SignIn } from './sign-in';

const labels = messages.signIn;

afterEach(cleanup);

it.each([
  ['?confirmed=true', [true, false]],
  ['?confirmed=false', [false, true]],
  ['?from=%2Fwishlist', [false, false]],
])('signing in by the address %s says whether the account was confirmed', (search, said) => {
  window.history.replaceState(null, '', `/sign-in${search}`);
  render(
    <WithMessages>
      <SignIn />
    </WithMessages>,
  );
  expect([labels.confirmed, labels.unconfirmed].map((text) => screen.queryByText(text) !== null)).toEqual(said);
});
