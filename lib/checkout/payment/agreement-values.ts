/** Which agreements are ticked, by `agreementField`. */
export interface AgreementValues {
  agreed: Record<string, boolean>;
}

/** The field of an agreement; a bare number would stand for a place in a list. */
export function agreementField(id: number): string {
  return `id${id}`;
}
