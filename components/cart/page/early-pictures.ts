/** Of each line that the skeleton draws: its picture's place, which shows it as soon as the document knows it. */
export const EARLY_PICTURES = ['bg-(image:--line-0)', 'bg-(image:--line-1)'] as const;

/**
 * Inline script behind the one that asks for the cart: its answer tells the first pictures, the largest that is seen
 * first, long before any code could draw a line. They are named as `MediaImage` does, so that each comes once.
 */
export const SHOW_EARLY_PICTURES = `(()=>{let e=window.earlyRead;e&&e.answer.then(r=>r.clone().json()).then(({data})=>data.cart.items.slice(0,${EARLY_PICTURES.length}).forEach((l,i)=>{for(let p of [l.configured_variant,l.product]){let u=p&&p.thumbnail&&p.thumbnail.url||'',m=/(?:^|\\/)(media\\/[^?#]+)/.exec(u.replace(/^https?:\\/\\/[^/]+/,'')),w=devicePixelRatio*104>160?320:160;if(m&&!/\\/placeholder\\/[^/]*\\.\\w+$/.test(u))return document.documentElement.style.setProperty('--line-'+i,'url('+JSON.stringify('/'+m[1]+'?auto=webp&format='+(m[1].endsWith('.png')?'png':'pjpg')+'&width='+w+'&height='+w*1.25+'&fit=cover')+')')}})).catch(()=>{})})()`;

/** The lines are drawn: a skeleton that comes later is of others. */
export function forgetEarlyPictures(): void {
  EARLY_PICTURES.forEach((_, line) => void document.documentElement.style.removeProperty(`--line-${line}`));
}
