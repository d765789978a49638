import { NotFoundView } from '@/components/shell/state-pages/not-found-view';

/** For an entity that vanished between resolving and reading; the middleware answers every other 404. */
export default function NotFound() {
  return <NotFoundView homeHref="/" />;
}
