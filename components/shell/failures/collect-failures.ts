import { UNLOADED_NOTICE } from '@/components/ui/unloaded-notice';
import { NOTICE_EVENT } from '@/lib/browser/notice-event';

export const FAILURE_EVENT = 'page-failure';

/** Where the shop's own scripts stand. */
export const OWN_CODE = '/_next/';

/** What nobody caught: a thrown value, and the script that it comes from as far as the browser says. */
export interface Failure {
  error: unknown;
  script: string;
}

declare global {
  interface Window {
    /** What has failed and nobody has looked at yet. */
    failures?: Failure[];
  }
}

/** Milliseconds between two reloads for code that is gone. */
const BETWEEN_RELOADS = 60_000;

const RELOADED_FOR = 'reloaded_for_code';

/** Inline script, before all others: errors that nobody catches are kept until their code comes [SHELL-13]. */
const KEEP_ERRORS = `let keep=(error,script)=>{(window.failures=window.failures||[]).push({error,script});for(let n of ['${FAILURE_EVENT}','${NOTICE_EVENT}'])dispatchEvent(new Event(n))};addEventListener('unhandledrejection',e=>keep(e.reason,''));`;

/**
 * A script that the server no longer has belongs to a shop that was deployed since: the page is loaded anew, once for
 * a script and once a minute at most. Where that did not help the page says so, and its button loads it anew. A script
 * that only the connection keeps away is loaded again by whoever wants it.
 */
const RELOAD_FOR_GONE_CODE = `let gone=async u=>{if((await fetch(u,{method:'HEAD',cache:'no-store'})).status!==404)return;try{let [old,at]=(sessionStorage.getItem('${RELOADED_FOR}')||' 0').split(' ');if(u!==old&&Date.now()-at>${BETWEEN_RELOADS}){sessionStorage.setItem('${RELOADED_FOR}',u+' '+Date.now());return location.reload()}}catch{}let n=document.getElementById('${UNLOADED_NOTICE}');if(n){n.hidden=false;n.onclick=()=>location.reload()}};`;

/** React reports a view transition that another page cut short. */
const GIVEN_UP = `e.error instanceof DOMException&&/^(Abort|Timeout)/.test(e.error.name)`;

/** Inline script: listens for all that fails, from the first line of the page on. Only scripts that did not load have an address. */
export const COLLECT_FAILURES = `(()=>{${KEEP_ERRORS}${RELOAD_FOR_GONE_CODE}addEventListener('error',e=>{let u=''+(e.target.src||e.target.href||'');if(!u)${GIVEN_UP}?e.preventDefault():keep(e.error,e.filename);else if(u.startsWith(location.origin+'${OWN_CODE}'))gone(u).catch(()=>{})},true)})()`;

/** Calls `look` with all that has failed or will fail. Returns a function that stops it. */
export function onFailures(look: (failures: Failure[]) => void): () => void {
  const drain = () => {
    const failures = window.failures ?? [];
    window.failures = [];
    if (failures.length > 0) look(failures);
  };
  drain();
  window.addEventListener(FAILURE_EVENT, drain);
  return () => window.removeEventListener(FAILURE_EVENT, drain);
}
