const PREFIX = 'until_';

/**
 * The tag of a page that must not be shown after an instant, in milliseconds since 1970: a part of it is bound in time.
 * @param {number} instant
 */
export const untilTag = (instant) => `${PREFIX}${instant}`;

/**
 * The instant after which what has these tags is not shown any more; infinity where they name none.
 * @param {readonly string[]} tags
 */
export function untilOf(tags) {
  const instants = tags.flatMap((tag) => (tag.startsWith(PREFIX) ? Number(tag.slice(PREFIX.length)) : []));
  return Math.min(...instants);
}
