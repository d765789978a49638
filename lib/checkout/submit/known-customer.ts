import { read } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';

const isEmailAvailableDocument = graphql(`
  query isEmailAvailable($email: String!) {
    isEmailAvailable(email: $email) {
      is_email_available
    }
  }
`);

/** Whether an e-mail is a customer's; no where the read fails, and for everyone by default from Magento 2.4.7 on. */
export async function isKnownCustomer(email: string): Promise<boolean> {
  try {
    const { isEmailAvailable } = await read(isEmailAvailableDocument, { email: email.trim() }, { isPersonal: true });
    return isEmailAvailable?.is_email_available === false;
  } catch {
    return false;
  }
}
