import { PAGES_PREFIX } from './caches';

/** The section that is shown, with a list in it, where there is something to list. */
export const VISITS_PLACE = 'visited-pages';

/** Pages that are listed at most, the latest first. */
const MAX_VISITS = 8;

/** Inline script of the offline page: links to its language's kept pages; reloads it when the connection is back. */
export const LIST_VISITS = `(async()=>{let l=()=>location.reload();addEventListener('online',l);addEventListener('click',()=>removeEventListener('online',l));if(document.readyState==='loading')await new Promise(r=>addEventListener('DOMContentLoaded',r));let s=document.getElementById('${VISITS_PLACE}'),u=s.querySelector('ul'),n=0;for(let c of await caches.keys()){if(!c.startsWith('${PAGES_PREFIX}'))continue;let p=await caches.open(c);for(let q of (await p.keys()).reverse()){let r=await p.match(q,{ignoreVary:true});if(n>=${MAX_VISITS}||!r||r.headers.get('Content-Language')!==document.documentElement.lang)continue;let t=/<title[^>]*>[^<]+<\\/title>/.exec(await r.text());if(!t)continue;let a=document.createElement('a');a.href=q.url;a.textContent=new DOMParser().parseFromString(t[0],'text/html').title;u.appendChild(document.createElement('li')).append(a);n++;s.hidden=false}}})()`;
