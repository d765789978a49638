import type { CombinedError } from '@urql/core';
import { AppError } from '@/lib/errors/app-error';
import { createBrowserClient } from '@/lib/graphql/browser-client';
import { graphql } from '@/lib/graphql/graphql';
import type { CallScope } from '@/lib/graphql/headers';

const subscribeDocument = graphql(`
  mutation subscribeToNewsletter($email: String!) {
    subscribeEmailToNewsletter(email: $email) {
      status
    }
  }
`);

/** Subscribes an e-mail address; it is never cached [FORM-4]. Throws AppError with the backend's own words [NET-8]. */
export async function subscribe(email: string, scope: CallScope): Promise<void> {
  const { error } = await createBrowserClient(scope).mutation(subscribeDocument, { email }).toPromise();
  if (error) throw asAppError(error);
}

function asAppError(error: CombinedError): AppError {
  if (error.networkError) return new AppError('network', error.networkError.message, { cause: error });
  return new AppError('graphql', error.graphQLErrors.map(({ message }) => message).join(', '), { cause: error });
}
