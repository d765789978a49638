/** As many Thai letters as a title has room for on the narrowest phone; not beside joiners, which keep words already. */
const THAI_NAME = /(?<![ก-๛\u2060])([ก-๛]{2,16})(?![ก-๛\u2060])/u;

/** As many as a card has, where two stand in a row; what stands above and below letters takes no room. */
const SHORT_NAME = /(?<![ก-๛\u2060])((?:(?=[ก-๛])\p{L}\p{M}*){2,11})(?![ก-๛\u2060])/u;

/** A title whose Thai names stay whole: dictionaries know no medicine, and cut it into words that it is not made of. */
export function ThaiNames({ children, isNarrow }: { children: string; isNarrow?: boolean }) {
  return children.split(isNarrow ? SHORT_NAME : THAI_NAME).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one title, which has no others
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
