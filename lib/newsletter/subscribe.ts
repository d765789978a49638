import { graphql } from '@/lib/graphql/graphql';
import { mutate } from '@/lib/graphql/mutate';

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
