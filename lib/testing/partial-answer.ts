/** Any part of an answer; its types may be a module's own. */
export type PartialAnswer<Answer> = Answer extends readonly (infer Entry)[]
  ? readonly PartialAnswer<Entry>[]
  : Answer extends object
    ? { [Field in keyof Answer]?: Field extends '__typename' ? string : PartialAnswer<Answer[Field]> }
    : Answer;

/** An answer of the backend of which a test says only what it is about. */
export function partialAnswer<Answer>(value: NoInfer<PartialAnswer<Answer>>): Answer {
  return value as Answer;
}
