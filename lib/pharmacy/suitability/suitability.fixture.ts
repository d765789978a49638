import { type Form, parseForm } from './form';

/** A form as a merchant writes it, with every way to answer. */
export const FORM = `<p>Version: 3</p>
<p>Emergency: If your face swells, call 999.</p>
<p>Question: Who is it for?<br>Option: Me<br>Option: A child | stop: Not for children under 12. See a doctor.</p>
<p>Question: How old are you?<br>Hint: In whole years.<br>Number: years<br>Least: 18 | stop: Adults only.<br>Most: 65 | talk: Older people need less.</p>
<p>Question: Do you have any of these?<br>Tick: Asthma | talk: It may make asthma worse.<br>Tick: A cold<br>None: None of these</p>
<p>Question: Do you take other medicines?<br>Option: No<br>Option: Yes</p>
<p>Question: Which ones?<br>If: Do you take other medicines? = Yes<br>Text: required</p>
<p>Question: Anything else?<br>Text: optional</p>`;

export function formOfText(text = FORM): Form {
  const { form, wrong } = parseForm(text);
  if (!form) throw new Error(wrong.join());
  return form;
}
