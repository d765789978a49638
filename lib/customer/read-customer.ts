import { AppError } from '@/lib/errors/app-error';
import { read } from '@/lib/magento/browser/read';
import { type Customer, toCustomer } from './customer';
import { customerDocument } from './documents';

/** Who is signed in, with their address book. Throws AppError, also where nobody is signed in. */
export async function readCustomer(): Promise<Customer> {
  const { customer } = await read(customerDocument, {});
  if (!customer) throw new AppError('graphql', "The current customer isn't authorized.");
  return toCustomer(customer);
}
