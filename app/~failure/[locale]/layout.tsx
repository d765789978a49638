import type { ReactNode } from 'react';
import '@/app/globals.css';
import { fontVariables } from '@/components/shell/fonts';
import { SiteIcons } from '@/components/shell/site-icons';
import { IconSprite } from '@/components/ui/image/icon-sprite';
import { SHOP_POLICY } from '@/lib/browser/trusted/shop-policy';
import { LOCALES } from '@/lib/format/locale-codes';

/** Without a read: these pages must come when nothing else does. */
export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export const dynamicParams = false;

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export default async function FailureLayout({ children, params }: Props) {
  const { locale } = await params;
  return (
    <html lang={locale} className={fontVariables}>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this shop */}
        <script dangerouslySetInnerHTML={{ __html: SHOP_POLICY }} />
        <SiteIcons trade="neutral" />
        <IconSprite />
        {children}
      </body>
    </html>
  );
}
