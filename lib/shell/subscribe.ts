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

/**
 * Subscribes an e-mail address; it is never cached [FORM-4]. Gives what went wrong as the shopper reads it: Magento's
 * reason, or the label `failure`; null where nothing did.
 */
export async function subscribe(email: string, failure: string): Promise<string | null> {
  try {
    await mutate(subscribeDocument, { email });
    return null;
  } catch (error) {
    return errorText(error, { offline: failure, unexpected: failure });
  }
}
