import { read } from '@/lib/magento/browser/read';
import { graphql } from '@/lib/magento/graphql';

const isEmailAvailableDocument = graphql(`
  query isEmailAvailable($email: String!) {
    isEmailAvailable(email: $email) {
      is_email_available
    }
  }
`);

/**
 * Whether an e-mail address belongs to a customer, who could be offered to sign in. Never stands in a guest's way:
 * where it cannot be told the answer is no.
 */
export async function isKnownCustomer(email: string): Promise<boolean> {
  try {
    const { isEmailAvailable } = await read(isEmailAvailableDocument, { email: email.trim() });
    return isEmailAvailable?.is_email_available === false;
  } catch {
    return false;
  }
}
