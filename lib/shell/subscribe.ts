import { mutate } from '@/lib/magento/browser/calls';
import { errorText } from '@/lib/magento/error-text';
import { graphql } from '@/lib/magento/graphql';

const subscribeDocument = graphql(`
  mutation subscribeToNewsletter($email: String!) {
    subscribeEmailToNewsletter(email: $email) {
      status
    }
  }
`);

/** Gives what went wrong: Magento's reason or the label `failure`; else null. It is never cached [FORM-4]. */
export async function subscribe(email: string, failure: string): Promise<string | null> {
  try {
    await mutate(subscribeDocument, { email });
    return null;
  } catch (error) {
    return errorText(error, { offline: failure, unexpected: failure });
  }
}
