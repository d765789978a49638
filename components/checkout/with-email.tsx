/** A text with an e-mail address in it: where a line is too short for that, it ends after the @. */
export function WithEmail({ children }: { children: string }) {
  const [before, after] = children.split('@');
  return after ? (
    <>
      {before}@<wbr />
      {after}
    </>
  ) : (
    children
  );
}
