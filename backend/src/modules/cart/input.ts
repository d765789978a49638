import { inputError } from '../../errors';

/** The argument of a mutation whose `input` Magento's schema lets callers leave out. */
export interface InputArgument<T> {
  input?: T | null;
}

/** The input; one left out lacks the cart's id above all. */
export function inputOf<T>({ input }: InputArgument<T>): T {
  if (!input) throw inputError('Required parameter "cart_id" is missing');
  return input;
}
