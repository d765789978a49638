import { createHash } from 'node:crypto';
import { isRouterData } from './router-data';

/** What the page's code starts with where its scripts are late; browsers neither fetch nor run scripts of this type. */
const LATE = 'late';

const FILE_SCRIPT = /<script src="\/_next\/static\/[^"]+"[^>]*\basync=""[^>]*>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Milliseconds after which the scripts wait for no picture any more. */
const LONGEST = 4000;

/** Signs that somebody is there who may want something. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'change'];

/**
 * Inline script: starts the page's scripts once what is seen first is drawn, or at the first sign of a visitor. A
 * button that React does not know gets its press once React knows it, which stops a press that comes while it waits for
 * code. Plain ones work as they are; a busy one's press is kept already (early-press.ts).
 */
export const START_LATE = `(()=>{
let d=document,o={capture:true,passive:true},signs='${SIGNS.join(' ')}'.split(' '),
go=()=>{for(let s of d.querySelectorAll('script[type=${LATE}]')){
let n=d.createElement('script');for(let a of s.attributes)a.name=='type'||n.setAttribute(a.name,a.value);n.async=true;s.replaceWith(n)}},
start=()=>{for(let e of signs)removeEventListener(e,start,o);go();d.readyState=='loading'&&d.addEventListener('DOMContentLoaded',go)},
known=b=>Object.keys(b).some(n=>n.startsWith('__reactProps')),
press=e=>{let b=e.target.closest&&e.target.closest('button[type=button]'),n=0;if(!b||known(b))return;
setTimeout(()=>{if(known(b)||b.hasAttribute('aria-busy'))return;
let t=setInterval(()=>{if(known(b)){clearInterval(t);b.click()}else if(n++>100||!b.isConnected)clearInterval(t)},50)})};
for(let e of signs)addEventListener(e,start,o);
addEventListener('click',press,true);addEventListener('load',start);setTimeout(start,${LONGEST});
try{new PerformanceObserver((l,p)=>{p.disconnect();setTimeout(start)}).observe({type:'largest-contentful-paint',buffered:true})}catch(e){}
})()`;

/** Makes script files inert until START_LATE, so that nothing competes with what is seen first (docs/decisions.md). */
export function delayScripts(html: string): string {
  let isFirst = true;
  return html.replace(SCRIPT_PRELOAD, '').replace(FILE_SCRIPT, (script) => {
    const late = script.replace('<script ', `<script type="${LATE}" `);
    if (!isFirst) return late;
    isFirst = false;
    return `<script>${START_LATE}</script>${late}`;
  });
}

const STYLE_SHEET = '<link rel="stylesheet"';

const INLINE_SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Runs the shop's own inline scripts before the document asks for a style sheet: below it they wait for it, and with
 * them the rest of the document, what they ask for and a part of the first paint. React finds an empty one in its place.
 */
export function advanceScripts(html: string, own: ReadonlySet<string>): string {
  const start = html.indexOf(STYLE_SHEET);
  if (start < 0) return html;
  const advanced: string[] = [];
  const rest = html.slice(start).replace(INLINE_SCRIPT, (script, text: string) => {
    if (!own.has(text)) return script;
    advanced.push(script);
    return '<script></script>';
  });
  return html.slice(0, start) + advanced.join('') + rest;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** A file's script has its text elsewhere, and a data block such as JSON-LD is never run. */
const HAS_NO_CODE = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

/** Hashes of a page's scripts for its policy, the shop's own and Next's data; `refused` is how any other begins. */
export function inlineHashes(html: string, own: ReadonlySet<string>): { hashes: string[]; refused: string[] } {
  const hashes = new Set<string>();
  const refused: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (HAS_NO_CODE.test(attributes) || !text) continue;
    if (own.has(text) || isRouterData(text))
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    else refused.push(text.slice(0, 80));
  }
  return { hashes: [...hashes], refused };
}
