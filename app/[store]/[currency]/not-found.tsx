import { NotFoundView } from '@/components/shell/state-pages/not-found-view';

/**
 * For an entity that vanished between resolving and reading; the middleware answers every other 404. Every page carries
 * this one in its payload, so it has no drawing.
 */
export default function NotFound() {
  return <NotFoundView homeHref="/" drawing={null} />;
}
