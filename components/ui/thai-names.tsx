/** As many Thai letters as a title has room for on the narrowest phone. */
const THAI_NAME = /(?<!\p{Script=Thai})(\p{Script=Thai}{2,16})(?!\p{Script=Thai})/u;

/** A title whose Thai names stay whole: dictionaries know no medicine, and cut it into words that it is not made of. */
export function ThaiNames({ children }: { children: string }) {
  return children.split(THAI_NAME).map((part, index) =>
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
