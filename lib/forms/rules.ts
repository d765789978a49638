/** What a rule has against a value: a key of the message namespace `validation`, and what its placeholders stand for. */
export interface Complaint {
  key:
    | 'required'
    | 'minLength'
    | 'maxLength'
    | 'mustDiffer'
    | 'nameCharacters'
    | 'passwordClasses'
    | 'email'
    | 'pattern'
    | 'cardNumber'
    | 'cardExpired'
    | 'securityCode'
    | 'invalid';
  values?: { value: string | number };
}

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

export function maxLength(most: number): Rule {
  return (text) => (lengthOf(text) > most ? { key: 'maxLength', values: { value: most } } : null);
}

/** "{value} must be different", where `label` names the field [FORM-1]. */
export function mustDiffer(other: string, label: string): Rule {
  return (text) => (text === other ? { key: 'mustDiffer', values: { value: label } } : null);
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

function firstComplaint(text: string, rules: readonly Rule[]): Complaint | null {
  for (const rule of rules) {
    const complaint = rule(text);
    if (complaint) return complaint;
  }
  return null;
}

/** What zod hands to a refinement, as far as it is needed here: zod itself comes with the first check of a form. */
interface Refinement {
  addIssue: (issue: ReturnType<typeof asIssue>) => void;
}

/** For `superRefine`: `z.string().superRefine(check(required, email))`. The first complaint travels in the issue. */
export function check(...rules: Rule[]): (text: string, refinement: Refinement) => void {
  return (text, refinement) => {
    const complaint = firstComplaint(text, rules);
    if (complaint) refinement.addIssue(asIssue(complaint));
  };
}

/** A complaint as an issue of zod, for a refinement that looks at several fields (with its `path`). */
export function asIssue(complaint: Complaint): { code: 'custom'; params: { complaint: Complaint } } {
  return { code: 'custom', params: { complaint } };
}

/** An issue of zod 4, as far as it is read here. */
interface Issue {
  code?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  format?: string | undefined;
  origin?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/** What a zod issue means to a shopper: the complaint of one of our rules, or the nearest one for zod's own checks. */
export function complaintOf(issue: Issue): Complaint {
  const own = issue.params?.complaint;
  if (isComplaint(own)) return own;
  switch (issue.code) {
    // A choice that was not made is no text, or none of the texts.
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
      return { key: 'required' };
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) > 1
        ? { key: 'minLength', values: { value: Number(issue.minimum) } }
        : { key: 'required' };
    case 'too_big':
      return issue.origin === 'string'
        ? { key: 'maxLength', values: { value: Number(issue.maximum) } }
        : { key: 'invalid' };
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'email' : 'invalid' };
    default:
      return { key: 'invalid' };
  }
}

function isComplaint(value: unknown): value is Complaint {
  return typeof value === 'object' && value !== null && 'key' in value;
}

function lengthOf(text: string): number {
  return [...text].length;
}
