export interface ProblemLabels {
  required: string;
  /** With `{max}`. */
  atMost: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Says what is wrong below a product's controls as the checkout's forms do, in place of the browser's bubble; it goes with
 * the next change. The first of them takes the focus. Returns a way to stop.
 */
export function sayProblems(form: HTMLFormElement, labels: ProblemLabels): () => void {
  let first: Control | null = null;

  function onInvalid(event: Event) {
    event.preventDefault();
    const control = event.target as Control;
    const { validity, validationMessage } = control;
    const max = control.getAttribute('max') ?? '';
    const message = validity.valueMissing ? labels.required : labels.atMost.replace('{max}', max);
    tell(control, validity.valueMissing || validity.rangeOverflow ? message : validationMessage);
    if (first) return;
    first = control;
    queueMicrotask(() => {
      first?.focus();
      first = null;
    });
  }

  const onInput = ({ target }: Event) => forget(placeOf(target as Control));
  // It does not bubble.
  form.addEventListener('invalid', onInvalid, true);
  form.addEventListener('input', onInput);
  return () => {
    form.removeEventListener('invalid', onInvalid, true);
    form.removeEventListener('input', onInput);
  };
}

const PROBLEM = 'data-problem';

/** What is about one question: a field with its label, or a group of tiles. */
function placeOf(control: Control): Element {
  return control.closest('[data-field]') ?? control.closest('fieldset') ?? control;
}

function tell(control: Control, message: string): void {
  const place = placeOf(control);
  const known = place.querySelector(`[${PROBLEM}]`);
  const problem = known ?? document.createElement('p');
  problem.id = `problem-${control.name}`;
  problem.setAttribute(PROBLEM, '');
  problem.className = 'mt-1 flex items-center gap-1 text-sm text-brick';
  problem.innerHTML = '<svg aria-hidden="true" class="s-icon size-4"><use href="#icon-alert"/></svg>';
  problem.append(message);
  if (!known) place.append(problem);
  control.setAttribute('aria-invalid', 'true');
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  control.setAttribute('aria-describedby', [...new Set([...described, problem.id])].join(' '));
}

function forget(place: Element): void {
  const problem = place.querySelector(`[${PROBLEM}]`);
  if (!problem) return;
  for (const control of place.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    const others =
      control
        .getAttribute('aria-describedby')
        ?.split(' ')
        .filter((id) => id !== problem.id) ?? [];
    if (others.length > 0) control.setAttribute('aria-describedby', others.join(' '));
    else control.removeAttribute('aria-describedby');
  }
  problem.remove();
}
