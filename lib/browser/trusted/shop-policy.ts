/**
 * Inline script that every document begins with: the policy of Trusted Types that all strings pass by which HTML is
 * written or a script loaded, React's and those of other libraries too. It trusts nobody: only plain elements with quoted
 * attributes stay elements, as the server writes them. Whatever else begins with `<` becomes a text, as scripts, styles,
 * handlers, documents in attributes do; but for an empty script, by which React makes one that never runs. Scripts of the
 * shop's own host are parts of its code and its worker; hosts of others are named by `script-src`.
 */
export const SHOP_POLICY = `self.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:h=>h.replace(/<(?!\\/?(?!script(?!>(<\\/script>)?$)|style|meta)[a-z][\\w-]*( (?!on|srcdoc)[\\w:-]+(="[^"]*")?)* ?\\/?>)/gi,'&lt;'),createScriptURL:u=>{let a=new URL(u,location);return a.origin!=location.origin||/^\\/(_next\\/static\\/.+|sw\\.js)$/.test(a.pathname)?u:null}})`;
