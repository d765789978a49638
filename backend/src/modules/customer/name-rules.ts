/** Magento's `Customer\Model\Validator\Name`: a name greets in letters to whomever its owner says. */
const NAME = /^[\p{L}\p{M}\d\s,\-_.'’`&]{1,255}$/u;

const LABELS = { firstname: 'First Name', lastname: 'Last Name', middlename: 'Middle Name' };

/** Magento's text about names that are none; null where all are, or are left out. */
export function nameProblem(names: { [Part in keyof typeof LABELS]?: string | null | undefined }): string | null {
  const parts = Object.keys(LABELS) as (keyof typeof LABELS)[];
  const wrong = parts.filter((part) => names[part] && !NAME.test(names[part]));
  return wrong.length > 0 ? wrong.map((part) => `${LABELS[part]} is not valid!`).join('\n') : null;
}
