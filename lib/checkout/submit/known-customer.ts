import { read } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';

const isEmailAvailableDocument = graphql(`
  query isEmailAvailable($email: String!) {
    isEmailAvailable(email: $email) {
      is_email_available
    }
  }
`);

/**
 * Whether an e-mail is known to be a customer's, who may sign in. Never in a guest's way: a read that fails says no, and
 * so does Magento from 2.4.7 on of everyone, unless it is configured otherwise.
 */
export async function isKnownCustomer(email: string): Promise<boolean> {
  try {
    const { isEmailAvailable } = await read(isEmailAvailableDocument, { email: email.trim() }, { isPersonal: true });
    return isEmailAvailable?.is_email_available === false;
  } catch {
    return false;
  }
}
