/** HTML of a merchant, styled by `merchant-content.css`. It must have been sanitised (`lib/content/sanitise-html.ts`). */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where sanitised HTML is written
  return <div className={`rich-text ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />;
}
