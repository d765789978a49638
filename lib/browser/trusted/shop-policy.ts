import { SHOP_POLICY_NAME, WORKER_URL } from '@/lib/config/trusted-types';

declare global {
  /** Made by SHOP_POLICY; in browsers without Trusted Types it makes strings by the same rules. */
  var shopPolicy: { createHTML(html: string): string; createScriptURL(url: string): string };
}

/**
 * Inline script that every document begins with: the one policy by which HTML is written in the browser, and the shop's
 * scripts are loaded. It trusts nobody: only plain elements with quoted attributes stay elements, as the server writes
 * them. Whatever else begins with `<` becomes a text, as scripts, styles, handlers, documents in attributes do; but for
 * an empty script, by which React makes one that never runs. What other directives refuse anywhere is not named.
 */
export const SHOP_POLICY = `var shopPolicy=(self.trustedTypes||{createPolicy:(n,r)=>r}).createPolicy('${SHOP_POLICY_NAME}',{createHTML:h=>h.replace(/<(?!\\/?(?!script(?!>(<\\/script>)?$)|style|meta)[a-z][\\w-]*( (?!on|srcdoc)[\\w:-]+(="[^"]*")?)* ?\\/?>)/gi,'&lt;'),createScriptURL:u=>u.match(/^(\\/_next\\/static\\/.+|${WORKER_URL.replaceAll(/[./]/g, '\\$&')})$/)[0]})`;
