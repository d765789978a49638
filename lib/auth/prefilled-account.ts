const NAMES = ['email', 'firstName', 'lastName'] as const;

/** What an address fills into the form of a new account: `email`, `firstName` and `lastName` of its query [SESS-10]. */
export function prefilledAccount(search: string): [name: (typeof NAMES)[number], value: string][] {
  const query = new URLSearchParams(search);
  return NAMES.flatMap((name) => {
    const value = query.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
}
