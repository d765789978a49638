import { email as emailRule } from '@/lib/forms/rules';
import { type PartTexts, partTextsPath } from '@/lib/i18n/part-texts';
import { mutate } from '@/lib/magento/browser/calls';
import { readOnce } from '@/lib/magento/browser/shop-read';
import { readToken } from '@/lib/magento/call-headers';
import { errorText } from '@/lib/magento/error-text';
import { graphql } from '@/lib/magento/graphql';
import { addToast } from './toast-store';

/** Milliseconds that an answer stays [FORM-4]. */
const MESSAGE_TIME = 5000;

const subscribeDocument = graphql(`
  mutation subscribeToNewsletter($email: String!) {
    subscribeEmailToNewsletter(email: $email) {
      status
    }
  }
`);

const NO_EMAIL = 'Enter a valid email address.';
const OF_ACCOUNTS = 'Guests can not subscribe to the newsletter. You must create an account to subscribe.';
/** To customers it says that the address is another's; guests are told it of whatever went wrong. */
const REFUSED = 'Cannot create a newsletter subscription.';

/** Magento's reasons, by the text that says the same in the shopper's language. */
const REASONS = [
  ['This email address is already subscribed.', 'already'],
  [OF_ACCOUNTS, 'guests'],
  [REFUSED, 'otherAccount'],
] as const;

export type SubscribeLabels = Record<'failure' | 'invalid', string>;

const loadAnswers = readOnce(partTextsPath('newsletter'), (texts: PartTexts<'newsletter'>) => texts.newsletterAnswers);

/** Sends the form’s address, and says what became of it; gives what is wrong with it, else null. Never cached [FORM-4]. */
export async function subscribe(form: HTMLFormElement, email: string, labels: SubscribeLabels): Promise<string | null> {
  const { type, message } = emailRule(email) ? error(labels.invalid) : await send(email, labels);
  if (message === labels.invalid) {
    // After the error is there, so that it is read out with the field.
    setTimeout(() => form.querySelector('input')?.focus());
    return message;
  }
  if (type === 'info') form.reset();
  addToast({ type, message, timeout: MESSAGE_TIME });
  return null;
}

interface Outcome {
  type: 'info' | 'error';
  message: string;
}

const error = (message: string): Outcome => ({ type: 'error', message });

async function send(email: string, { failure, invalid }: SubscribeLabels): Promise<Outcome> {
  // Before the address is sent: what became of it can be said then.
  const answers = await loadAnswers().catch(() => null);
  if (!answers) return error(failure);
  try {
    const { subscribeEmailToNewsletter: answer } = await mutate(subscribeDocument, { email });
    // Merchants may have an address confirmed first.
    return { type: 'info', message: answer?.status === 'NOT_ACTIVE' ? answers.confirm : answers.success };
  } catch (cause) {
    const reason = errorText(cause, { offline: failure, unexpected: failure });
    if (reason === NO_EMAIL) return error(invalid);
    if (reason === REFUSED && readToken() === null) return error(failure);
    const known = REASONS.find(([sentence]) => sentence === reason);
    return error(known ? answers[known[1]] : reason);
  }
}
