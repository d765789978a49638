'use client';

import type { ComponentProps } from 'react';
import { type PackedHtml, unpackHtml } from './packed-html';

interface HtmlRowsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  html: PackedHtml;
}

/** A list of the server's HTML, whose payload says only once what its entries have in common; its links are soft. */
export function HtmlRows({ html, ...list }: HtmlRowsProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it has been escaped
  return <ul {...list} data-plain={html.name} dangerouslySetInnerHTML={{ __html: unpackHtml(html) }} />;
}
