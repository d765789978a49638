const PREFIX = 'until_';

/** The tag of a page of which a part changes at an instant, in epoch milliseconds. @param {number} instant */
export const untilTag = (instant) => `${PREFIX}${instant}`;

/** The instant after which a page with these tags is over; infinity without one. @param {readonly string[]} tags */
export function untilOf(tags) {
  const instants = tags.flatMap((tag) => (tag.startsWith(PREFIX) ? Number(tag.slice(PREFIX.length)) : []));
  return Math.min(...instants);
}
