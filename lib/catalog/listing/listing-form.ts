interface HiddenField {
  name: string;
  value: string;
}

/** Where a form on a listing goes, and what of its address a form has to send itself: a GET form drops the query. */
export function formTarget(href: string): { action: string; fields: HiddenField[] } {
  const [action = '', query] = href.split('?');
  return { action, fields: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })) };
}

/** The address that a GET form leads to, without what was left empty; as the browser would send it itself. */
export function formHref(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) search.append(name, value);
  const path = form.getAttribute('action') ?? '';
  return search.size > 0 ? `${path}?${search}` : path;
}
