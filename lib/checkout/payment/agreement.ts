export interface Agreement {
  id: number;
  name: string;
  label: string;
  /** HTML of the merchant, not yet made safe, or plain text. */
  content: string;
  isHtml: boolean;
  /** Must be ticked; others are agreed to by ordering. */
  isManual: boolean;
}

/** The agreements that the order is sent with: those ticked, and those that ordering itself agrees to. */
export function agreedIds(
  agreements: readonly Pick<Agreement, 'id' | 'isManual'>[],
  ticked: readonly number[],
): number[] {
  return agreements.filter(({ id, isManual }) => !isManual || ticked.includes(id)).map(({ id }) => id);
}

/** Which agreements are ticked, by `agreementField`. */
export interface AgreementValues {
  agreed: Record<string, boolean>;
}

/** The field of an agreement; a bare number would stand for a place in a list. */
export function agreementField(id: number): string {
  return `id${id}`;
}
