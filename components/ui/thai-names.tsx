/** As many Thai letters as a title has room for on the narrowest phone. */
const THAI_NAME = /(?<!\p{Script=Thai})(\p{Script=Thai}{2,16})(?!\p{Script=Thai})/u;

/** As many as a card has, where two stand in a row; what stands above and below letters takes no room. */
const SHORT_NAME = /(?<!\p{Script=Thai})((?:(?=\p{Script=Thai})\p{L}\p{M}*){2,11})(?!\p{Script=Thai})/u;

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
