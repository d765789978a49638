/** Search parameters as Next hands them to a page. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** The same as the platform's own type; repeated names keep their order. */
export function toUrlSearchParams(params: SearchParams): URLSearchParams {
  const result = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const single of [value ?? []].flat()) result.append(name, single);
  }
  return result;
}
