'use client';

import { useState } from 'react';
import { drawnHtml } from './drawn-html';

interface DocumentHtmlProps {
  /** The element's own, under which the server keeps its HTML. */
  id: string;
  /** The code of the store view that it was drawn for. */
  storeView: string;
}

/**
 * HTML of the document's layout, which the server has drawn and escaped. The router's payload has its name only, not all
 * of it a second time: layouts come with a document, so in the browser the HTML is there already.
 */
export function DocumentHtml({ id, storeView }: DocumentHtmlProps) {
  const [html] = useState(() => drawnHtml(id, storeView));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it comes from the browser
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
