/**
 * Inline script: the back/forward cache keeps a page as it stood, and another customer's must not be seen again [SESS-4].
 * A customer's page is hidden as it is left; it is shown to the same session only, and loaded anew for all others.
 */
export const GUARD_PAST_PAGES = `(()=>{let a,t=()=>{try{return localStorage.getItem('signin_token')}catch{return null}},d=document.documentElement;addEventListener('pagehide',()=>{a=t();d.hidden=a!==null});addEventListener('pageshow',e=>{if(!e.persisted)return;if(t()===a)d.hidden=false;else location.reload()})})()`;
