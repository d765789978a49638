import { CARD_SCRIPT_HOSTS } from '@/lib/config/trusted-types';

interface PolicyFactory {
  createPolicy(name: 'default', rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>): unknown;
}

// Braintree's code and that of its 3-D Secure write plain strings, which only a policy of this name gets to see: their
// HTML is held to the shop's rules, their scripts to their own hosts. It stands only where a card is entered with them.
(globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => `${shopPolicy.createHTML(html)}`,
  createScriptURL: (url) => (isProviders(url) ? url : 'about:blank'),
});

function isProviders(url: string): boolean {
  const { protocol, host } = new URL(url, document.baseURI);
  return protocol === 'https:' && CARD_SCRIPT_HOSTS.includes(host);
}
