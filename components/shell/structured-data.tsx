import { jsonLdText, type Thing } from '@/lib/seo/json-ld/json-ld';

/** A page's JSON-LD for search engines; nothing for a page that has none. */
export async function StructuredData({ data }: { data: Promise<readonly Thing[]> }) {
  const things = await data;
  if (things.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped for its place.
      dangerouslySetInnerHTML={{ __html: jsonLdText(things) }}
    />
  );
}
