import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import type { Message } from './schema';

// Magento 2.4.7 and later: the page checks the capabilities for `Mutation.contactUs`.
const contactDocument = graphql(`
  mutation contactUs($input: ContactUsInput!) {
    contactUs(input: $input) {
      status
    }
  }
`);

/** Sends a message to the shop. Throws AppError: the backend says why it does not take it. */
export async function sendMessage({ telephone, ...rest }: Message): Promise<void> {
  const input = { ...rest, ...(telephone ? { telephone } : {}) };
  const { contactUs } = await mutate(contactDocument, { input });
  if (!contactUs?.status) throw new AppError('graphql', 'The message was not sent');
}
