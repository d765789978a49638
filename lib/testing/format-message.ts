import compile from 'icu-minify/compile';
import { formatMessage as formatCompiled, type Message, type Values } from '@/lib/i18n/format-message';

/** In the place of lib/i18n/format-message for unit tests, whose messages no build has compiled. */
export function formatMessage(message: Message, locale: string, values?: Values): string {
  return formatCompiled(typeof message === 'string' ? (compile(message) as Message) : message, locale, values);
}
