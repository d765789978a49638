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
 * button that is pressed before React listens gets its press once React knows it; plain ones work as they are.
 */
export const START_LATE = `(()=>{
let d=document,o={capture:true,passive:true},signs='${SIGNS.join(' ')}'.split(' '),
has=(x,k)=>Object.keys(x).some(n=>n.startsWith(k)),
go=()=>{for(let s of d.querySelectorAll('script[type=${LATE}]')){
let n=d.createElement('script');for(let a of s.attributes)a.name=='type'||n.setAttribute(a.name,a.value);n.async=true;s.replaceWith(n)}},
start=()=>{for(let e of signs)removeEventListener(e,start,o);go();d.readyState=='loading'&&d.addEventListener('DOMContentLoaded',go)},
press=e=>{if(has(d,'_reactListening'))return removeEventListener('click',press,true);
let b=e.target.closest&&e.target.closest('button[type=button]'),n=0;if(!b||has(b,'__reactProps'))return;
let t=setInterval(()=>{if(has(b,'__reactProps')){clearInterval(t);b.click()}else if(n++>100||!b.isConnected)clearInterval(t)},50)};
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
