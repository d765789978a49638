import type { Locator, Page } from '@playwright/test';
import { type Form, parseForm, type Question } from '@/lib/pharmacy/suitability/form';
import { violations } from './fixtures/axe';
import { askBackend } from './fixtures/backend';
import { PATIENCE } from './fixtures/cart';
import { arrowTo, press, tabTo, typeInto } from './fixtures/keyboard';
import { text, thaiText, type Words } from './fixtures/messages';
import { ASKED, questionsOf } from './fixtures/pharmacy/questions';
import { readProduct } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

const VIEWS = [
  { store: 'mmstr_en', prefix: '', words: text },
  { store: 'mmstr_th', prefix: '/mmstr_th', words: thaiText },
];

interface Asking {
  suitability_form: string | null;
  variants?: { product: Asking }[];
}

interface Listed {
  products: { items: Asking[]; page_info: { total_pages: number } };
}

const ASKING = `query ($page: Int!) { products(filter: {}, pageSize: 100, currentPage: $page) { page_info { total_pages }
  items { suitability_form ... on ConfigurableProduct { variants { product { suitability_form } } } } } }`;
const BLOCKS = 'query ($ids: [String!]!) { cmsBlocks(identifiers: $ids) { items { identifier content } } }';

/** Every form that some product, or a pack of it, is sold by in a store view. */
async function readForms(origin: string, store: string): Promise<Form[]> {
  const ids = new Set<string>();
  for (let page = 1, last = 1; page <= last; page++) {
    const { products } = await askBackend<Listed>(origin, ASKING, { page }, { store });
    const held = products.items.flatMap((one) => [one, ...(one.variants ?? []).map(({ product }) => product)]);
    for (const { suitability_form: id } of held) if (id) ids.add(id);
    last = products.page_info.total_pages;
  }
  interface Answer {
    cmsBlocks: { items: { identifier: string; content: string }[] };
  }
  const { cmsBlocks } = await askBackend<Answer>(origin, BLOCKS, { ids: [...ids] }, { store });
  expect(cmsBlocks.items.length, 'every form is there').toBe(ids.size);
  return cmsBlocks.items.map(({ identifier, content }) => {
    const { form, wrong } = parseForm(content);
    if (!form) throw new Error(`${identifier}: ${wrong.join()}`);
    return form;
  });
}

/** All that decides what is drawn for a question, apart from its words. */
function shapeOf({ hint, answering }: Question, { emergency }: Form): string {
  const optional = answering.kind === 'text' && !answering.isRequired;
  return [answering.kind, hint && 'hint', optional && 'optional', emergency && 'emergency'].filter(Boolean).join();
}

const lengthOf = (question: Question) => JSON.stringify(question).length;

/**
 * One form of all: of every shape of question that the shop asks, the longest. Questions are data to one component, so two
 * of a shape differ in their words alone; each with axe would be more than three hundred screens.
 */
function formOfAll(forms: readonly Form[]): { form: Form; shapes: string[] } {
  const longest = new Map<string, Question>();
  for (const form of forms) {
    for (const question of form.questions) {
      const shape = shapeOf(question, form);
      const held = longest.get(shape);
      if (!held || lengthOf(question) > lengthOf(held)) longest.set(shape, question);
    }
  }
  const [longestEmergency = null] = forms
    .flatMap(({ emergency }) => emergency ?? [])
    .sort((one, other) => other.length - one.length);
  const questions = [...longest.values()].map((question) => ({ ...question, conditions: [] }));
  return { form: { version: 1, emergency: longestEmergency, questions }, shapes: [...longest.keys()] };
}

/** Gives a question, by keyboard, the first answer that lets it go on. */
async function giveFirst(page: Page, dialog: Locator, { answering }: Question): Promise<void> {
  if (answering.kind === 'one') {
    const free = answering.choices.findIndex(({ consequence }) => consequence?.kind !== 'stop');
    await arrowTo(page, dialog.getByRole('radio').nth(free));
  } else if (answering.kind === 'several') {
    await tabTo(page, dialog.getByRole('checkbox').last());
    await page.keyboard.press('Space');
  } else {
    const number = answering.kind === 'number' ? (answering.least?.number ?? answering.most?.number ?? 30) : 'None';
    await typeInto(page, dialog.getByRole('textbox'), String(number));
  }
}

const next = (page: Page, dialog: Locator, words: Words) =>
  press(page, dialog.getByRole('button', { name: words('pharmacy.suitability.next') }));

for (const { store, prefix, words } of VIEWS) {
  test(`every shape of question that any form has is answered by keyboard alone, and passes axe: ${store}`, async ({
    page,
    shop,
  }) => {
    const forms = await readForms(shop.backendUrl, store);
    expect(forms.length, 'forms of the shop').toBeGreaterThan(40);
    const { form, shapes } = formOfAll(forms);
    for (const kind of ['one', 'several', 'number', 'text']) {
      expect(
        shapes.some((shape) => shape.startsWith(kind)),
        kind,
      ).toBe(true);
    }
    await page.route('**/api/suitability?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), form } });
    });
    const { path } = await readProduct<object>(shop.backendUrl, ASKED, '');
    await page.goto(`${prefix}${path}`);
    await press(page, page.getByRole('button', { name: words('pharmacy.suitability.start') }));
    const dialog = questionsOf(page, words);
    for (const [index, question] of form.questions.entries()) {
      await expect(dialog.locator('h2')).toBeFocused({ timeout: PATIENCE });
      await expect(dialog.getByText(question.text).first()).toBeVisible();
      expect(await violations(page), question.text).toEqual([]);
      await giveFirst(page, dialog, question);
      expect(await violations(page), `${question.text}, answered`).toEqual([]);
      // The last one would be sent, as answers to a form that no product has.
      if (index < form.questions.length - 1) await next(page, dialog, words);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
}
