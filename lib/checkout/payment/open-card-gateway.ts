import { mutate } from '@/lib/magento/browser/mutate';
import { graphql } from '@/lib/magento/graphql';
import type { CardGateway } from './card-gateway';
import { SANDBOX_PATH, sandboxGateway } from './sandbox-gateway';

const clientTokenDocument = graphql(`
  mutation createCardClientToken {
    createBraintreeClientToken
  }
`);

/**
 * Opens the gateway that the backend's client token names [CHK-9]: the demo backend's sandbox, else Braintree, whose
 * code loads only now. Throws AppError.
 */
export async function openCardGateway(): Promise<CardGateway> {
  const { createBraintreeClientToken: token } = await mutate(clientTokenDocument, {}, { skipQueue: true });
  if (gatewayPath(token) === SANDBOX_PATH) return sandboxGateway;
  const { openBraintree } = await import('./braintree-gateway');
  return openBraintree(token);
}

/** The path of the gateway's address in a client token, which is base64 of JSON; null where there is none. */
export function gatewayPath(token: string): string | null {
  try {
    const { clientApiUrl }: { clientApiUrl?: unknown } = JSON.parse(atob(token));
    return typeof clientApiUrl === 'string' ? new URL(clientApiUrl).pathname : null;
  } catch {
    return null;
  }
}
