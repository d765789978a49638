'use client';

import { useState } from 'react';
import { drawnHtml } from './drawn-html';

interface DocumentHtmlProps {
  /** The element's own, under which the server keeps its HTML. */
  id: string;
  /** The code of the store view that it was drawn for. */
  storeView: string;
}

/** HTML of the layout as the server drew it: the router's payload has its name only, as the document has it already. */
export function DocumentHtml({ id, storeView }: DocumentHtmlProps) {
  const [html] = useState(() => drawnHtml(id, storeView));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it comes from the browser
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
