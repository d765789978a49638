const DRAWN = Symbol.for('mmstr.drawn-html');

/** The server's HTML by name. Next bundles what draws it and what writes it into the page apart, each with modules. */
function drawn(): Map<string, string> | undefined {
  return (globalThis as { [DRAWN]?: Map<string, string> })[DRAWN];
}

/** Keeps the HTML of an element for the page that is being drawn: one for each element and store view. */
export function keepDrawnHtml(id: string, storeView: string, html: string): void {
  const all = drawn() ?? new Map<string, string>();
  Object.assign(globalThis, { [DRAWN]: all.set(`${id} ${storeView}`, html) });
}

/** The HTML of an element: on the server what was drawn for its page, in the browser what the document has. */
export function drawnHtml(id: string, storeView: string): string {
  return drawn()?.get(`${id} ${storeView}`) ?? globalThis.document?.getElementById(id)?.innerHTML ?? '';
}
