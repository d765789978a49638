import type { DocumentNode } from 'graphql';
import { inputError } from '../../errors';

/**
 * A POST must say that it is JSON; parameters such as a charset may follow. Magento looks for the words anywhere, but
 * what begins with text/plain a browser sends from every page, without asking.
 */
export function assertContentType(request: Request): void {
  if (request.method !== 'POST') return;
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json')
    throw inputError('Request content type must be application/json');
}

/** Only queries may come by GET, so that no link can change anything. */
export function assertNoMutation(document: DocumentNode): void {
  // The last operation counts, as in Magento, which walks the document and keeps what it saw last.
  const operation = document.definitions.findLast((definition) => definition.kind === 'OperationDefinition');
  if (operation?.operation === 'mutation') throw inputError('Mutation requests allowed only for POST requests');
}
