import { forwardDomainFile } from '@/lib/magento/server/forward-domain-file';

export const dynamic = 'force-dynamic';

/** `/.well-known/apple-developer-merchantid-domain-association`, which a rewrite leads here. */
export function GET(): Promise<Response> {
  return forwardDomainFile();
}
