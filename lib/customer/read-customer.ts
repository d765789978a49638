import { AppError } from '@/lib/errors/app-error';
import { read } from '@/lib/magento/browser/calls';
import { NOT_AUTHORIZED } from '@/lib/magento/magento-messages';
import { type Customer, toCustomer } from './customer';
import { customerDocument } from './documents';

/** Who is signed in, with their address book. Throws AppError, also where nobody is signed in. */
export async function readCustomer(): Promise<Customer> {
  const { customer } = await read(customerDocument, {});
  if (!customer) throw new AppError('refused', NOT_AUTHORIZED);
  return toCustomer(customer);
}
