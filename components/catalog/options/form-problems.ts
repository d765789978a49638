export interface ProblemLabels {
  required: string;
  /** With `{max}`. */
  atMost: string;
  /** With `{count}`. */
  atLeast: string;
  wholeNumber: string;
  invalid: string;
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Says what is wrong below each of a product's controls until it is changed; the first of them takes the focus. */
export function sayProblems(wrong: readonly Control[], labels: ProblemLabels): void {
  for (const control of wrong) {
    const place = placeOf(control);
    tell(control, place, problemOf(control, labels));
    place.addEventListener('input', () => forget(place), { once: true });
  }
  wrong[0]?.focus();
}

/** In the page's language, which may be another than the browser's; what a control says itself is the shop's own. */
function problemOf(control: Control, labels: ProblemLabels): string {
  const { validity, dataset } = control;
  if (validity.valueMissing) return labels.required;
  if (validity.customError) return control.validationMessage;
  // A date says itself which days it takes.
  if (dataset.days && (validity.rangeUnderflow || validity.rangeOverflow)) return JSON.parse(dataset.days).problem;
  if (validity.rangeOverflow) return labels.atMost.replace('{max}', control.getAttribute('max') ?? '');
  const least = control.getAttribute('min') ?? '0';
  if (validity.rangeUnderflow && least !== '0') return labels.atLeast.replace('{count}', least);
  return control.type === 'number' ? labels.wholeNumber : labels.invalid;
}

const PROBLEM = 'data-problem';

/** What is about one question: a field with its label, or a group of tiles. */
function placeOf(control: Control): Element {
  return control.closest('[data-field]') ?? control.closest('fieldset') ?? control;
}

function tell(control: Control, place: Element, message: string): void {
  const known = place.querySelector(`[${PROBLEM}]`);
  const problem = known ?? document.createElement('p');
  problem.id = `problem-${control.name}`;
  problem.setAttribute(PROBLEM, '');
  problem.className = 'mt-1 flex items-start gap-1 text-sm text-brick';
  problem.innerHTML = '<svg aria-hidden="true" class="s-icon mt-0.5 size-4"><use href="#icon-alert"/></svg>';
  problem.append(message);
  if (!known) place.append(problem);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', [...new Set([...describedBy(control), problem.id])].join(' '));
}

function forget(place: Element): void {
  const problem = place.querySelector(`[${PROBLEM}]`);
  for (const control of place.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    const others = describedBy(control).filter((id) => id !== problem?.id);
    if (others.length > 0) control.setAttribute('aria-describedby', others.join(' '));
    else control.removeAttribute('aria-describedby');
  }
  problem?.remove();
}

function describedBy(control: Element): string[] {
  return control.getAttribute('aria-describedby')?.split(' ') ?? [];
}
