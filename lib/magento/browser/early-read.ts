import { MAX_URL_LENGTH } from '@/lib/magento/graphql-call';

// A document asks ahead for what its client asks first; the client takes the answer to the same words.

interface EarlyRead {
  url: string;
  /** As JSON, in the order of `callHeaders`. */
  headers: string;
  /** On the clock of `performance.now()`. */
  at: number;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    /** What the document has asked for and nobody has taken yet. */
    earlyRead?: EarlyRead | undefined;
  }
}

/** Milliseconds after which an answer is no news any more. */
const LONGEST = 10_000;

/**
 * Inline script: asks for its `data-query`, whose one variable stands in the browser's storage under its name, as the
 * client does [NET-2, NET-3]. Another tab's write to the storage may have changed what is read.
 */
export function askEarly(variable: string): string {
  return `(()=>{try{let s=localStorage,v=s.getItem('${variable}'),t=JSON.parse(s.getItem('signin_token')),d=document.documentElement.dataset,headers={Accept:'application/json','Content-Type':'application/json',Store:d.store};if(!v||!navigator.onLine)return;if(d.currency)headers['Content-Currency']=d.currency;if(t&&t.value&&Date.now()-t.timeStored<t.ttl*1000)headers.Authorization='Bearer '+t.value;let url='/graphql?'+new URLSearchParams({query:document.currentScript.dataset.query,variables:JSON.stringify({${variable}:v})});if(url.length>${MAX_URL_LENGTH})return;let answer=fetch(url,{credentials:'include',cache:'no-store',headers});answer.catch(()=>{});window.earlyRead={url,headers:JSON.stringify(headers),at:performance.now(),answer};addEventListener('storage',()=>{window.earlyRead=undefined})}catch{}})()`;
}

/** The client's `fetch`: takes the document's own recent answer to the same words, once it would send the call. */
export const fetchUnlessAsked: typeof fetch = (input, init) => {
  const early = takeEarlyRead(input, init);
  return early ? early.catch(() => fetch(input, init)) : fetch(input, init);
};

function takeEarlyRead(url: unknown, { method, headers }: RequestInit = {}): Promise<Response> | null {
  // The client also runs where there is no document.
  const early = typeof window === 'undefined' ? null : window.earlyRead;
  if (!early) return null;
  const isAsked = early.url === url;
  // What is written from now on may change what was read.
  if (isAsked || method === 'POST') window.earlyRead = undefined;
  const isSame = isAsked && early.headers === JSON.stringify(headers) && performance.now() - early.at < LONGEST;
  return isSame ? early.answer : null;
}
