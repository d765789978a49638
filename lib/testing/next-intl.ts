// biome-ignore-all lint/performance/noBarrelFile: it stands for a package
// In the place of next-intl for unit tests, as the build has it in the browser; besides, what the server translates with.
export { createTranslator } from 'use-intl/core';
export { useLocale, useTranslations } from '@/lib/i18n/use-translations';
