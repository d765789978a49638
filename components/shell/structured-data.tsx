import { jsonLdText, type Thing } from '@/lib/seo/json-ld/json-ld';

/** What a page shows, in words that search engines understand; nothing for a page that has nothing to say. */
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
