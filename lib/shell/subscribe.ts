import { mutate } from '@/lib/magento/browser/mutate';
import { graphql } from '@/lib/magento/graphql';

const subscribeDocument = graphql(`
  mutation subscribeToNewsletter($email: String!) {
    subscribeEmailToNewsletter(email: $email) {
      status
    }
  }
`);

/** Subscribes an e-mail address; it is never cached [FORM-4]. Throws AppError with the backend's own words [NET-8]. */
export async function subscribe(email: string): Promise<void> {
  await mutate(subscribeDocument, { email });
}
