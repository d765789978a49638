import type { TadaDocumentNode } from 'gql.tada';
import { isAnswered } from '@/lib/errors/app-error';
import { checkToken, mutate } from '@/lib/magento/browser/calls';

/** A write of the customer's wish list; where it is refused, a token that has died is told of. Throws AppError. */
export async function writeWish<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  try {
    return await mutate(document, variables);
  } catch (error) {
    // The reason of the refusal counts, also where this cannot be told.
    if (isAnswered(error)) void checkToken().catch(() => undefined);
    throw error;
  }
}
