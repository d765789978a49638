/** What a rule has against a value: a key of the message namespace `validation`, and what its placeholders stand for. */
export interface Complaint {
  key:
    | 'required'
    | 'minLength'
    | 'maxLength'
    | 'mustDiffer'
    | 'mustMatch'
    | 'passwordClasses'
    | 'email'
    | 'pattern'
    | 'cardNumber'
    | 'cardExpired'
    | 'securityCode'
    | 'invalid';
  values?: { value: string | number };
}

/** Says what is wrong with a field's text, or null. */
export type Rule = (text: string) => Complaint | null;

/** Fewest of the four classes of characters that a password has [FORM-2]. */
const PASSWORD_CLASSES = 3;

/** Whether a field counts as empty: whitespace only does, as do an unticked box and no choice [FORM-3]. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || value === false;
}

/** "Is required." [FORM-1] */
export function required(value: unknown): Complaint | null {
  return isEmpty(value) ? { key: 'required' } : null;
}

/** "Must contain at least {value} character(s).": whitespace only contains none [FORM-1, FORM-3]. */
export function minLength(least: number): Rule {
  return (text) => (isEmpty(text) || lengthOf(text) < least ? { key: 'minLength', values: { value: least } } : null);
}

/** At most so many characters. */
export function maxLength(most: number): Rule {
  return (text) => (lengthOf(text) > most ? { key: 'maxLength', values: { value: most } } : null);
}

/** "{value} must be different", where `label` names the field [FORM-1]. */
export function mustDiffer(other: string, label: string): Rule {
  return (text) => (text === other ? { key: 'mustDiffer', values: { value: label } } : null);
}

/** Repeats another field, which `label` names. */
export function mustMatch(other: string, label: string): Rule {
  return (text) => (text === other ? null : { key: 'mustMatch', values: { value: label } });
}

/** A password has 3 of lowercase, uppercase, digits, special characters [FORM-2], as Magento counts them. */
export function password(text: string): Complaint | null {
  const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/].filter((pattern) => pattern.test(text));
  return classes.length < PASSWORD_CLASSES ? { key: 'passwordClasses' } : null;
}

/** One address with a name, an @ and a domain; whether it exists only a letter to it can tell. */
export function email(text: string): Complaint | null {
  return isEmpty(text) || /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim()) ? null : { key: 'email' };
}

/** Written like `example`; an empty field is `required`'s business. */
export function writtenLike(pattern: RegExp, example: string): Rule {
  return (text) => (isEmpty(text) || pattern.test(text.trim()) ? null : { key: 'pattern', values: { value: example } });
}

/** The first complaint about a text, in the order of the rules. */
export function firstComplaint(text: string, rules: readonly Rule[]): Complaint | null {
  for (const rule of rules) {
    const complaint = rule(text);
    if (complaint) return complaint;
  }
  return null;
}

function lengthOf(text: string): number {
  return [...text].length;
}
