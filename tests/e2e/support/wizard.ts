/** Fills the wizard with a whole application by the ids of its fields, so on a screen in any language. */
import type { Locator, Page } from 'playwright-core';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { factRow, isAsked, WIZARD_FACTS, type WizardFact } from '#facts/facts.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import type { Relief } from '#law/relief.ts';

/** They decide which other fields are asked. */
const FIRST: ReadonlySet<WizardFact> = new Set(['court', 'custodyStatus', 'relief', 'sections']);

const control = (page: Page, id: string) => page.locator(`#application-${id}`);

/** Every folded part of this step. A part draws its fields when it opens. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('details.gen-more')) part.open = true;
  });

async function answer(page: Page, fact: WizardFact, value: string): Promise<void> {
  const { kind } = factRow(fact);
  if (kind === 'choice' || kind === 'yesNo') await control(page, fact).selectOption(value);
  else await control(page, fact).fill(isDay(value) ? indianDate(value) : value);
}

type RowsOfForm = Pick<ApplicationForm, 'otherCases' | 'warrants' | 'previous'>;

/** Labels of the buttons that add a row. */
export type RowWords = Readonly<Record<'otherCases' | 'warrants' | 'earlier', { readonly add: string }>>;

const LISTS = [
  ['otherCases', 2, 'otherCases'],
  ['warrants', 2, 'warrants'],
  ['previous', 3, 'earlier'],
] as const satisfies readonly (readonly [keyof RowsOfForm, number, keyof RowWords])[];

interface StepRows {
  readonly step: number;
  readonly form: RowsOfForm;
  readonly words: RowWords;
}

async function fillRows(page: Page, { step, form, words }: StepRows): Promise<void> {
  for (const [list, at, named] of LISTS) {
    if (at !== step) continue;
    for (const [n, row] of form[list].entries())
      await fillRow(page, `${list}-${n}`, { row, add: words[named].add });
  }
}

async function fillRow(
  page: Page,
  place: string,
  { row, add }: { readonly row: object; readonly add: string },
): Promise<void> {
  const given: [string, string][] = Object.entries(row).filter(([, value]) => value !== '');
  const [first] = given;
  if (!first) return;
  const isThere = await control(page, `${place}-${first[0]}`).count();
  if (isThere === 0) await page.getByRole('button', { name: add }).first().click();
  for (const [fact, value] of given) await fillCell(control(page, `${place}-${fact}`), value);
}

async function fillCell(field: Locator, value: string): Promise<void> {
  const isChoice = await field.evaluate((each) => each.tagName === 'SELECT');
  if (isChoice) await field.selectOption(value);
  else await field.fill(isDay(value) ? indianDate(value) : value);
}

/** Facts of the application that the step asks for. */
function factsOf(form: ApplicationForm, step: 1 | 2 | 3): WizardFact[] {
  const given = WIZARD_FACTS.filter(
    (fact) =>
      factRow(fact).step === step && form[fact] !== '' && isAsked(fact, form) && !CHOSEN_LATER.has(fact),
  );
  return given.toSorted((a, b) => Number(FIRST.has(b)) - Number(FIRST.has(a)));
}

/** On the last step. */
const CHOSEN_LATER: ReadonlySet<WizardFact> = new Set(['language', 'annexure']);

/** Merits that default bail does not ask for, and facts that another relief replaces. */
const NOT_ASKED: Readonly<Partial<Record<Relief, readonly WizardFact[]>>> = {
  default: ['bailGrounds'],
};

export async function fillStep(
  page: Page,
  form: ApplicationForm,
  { step, words }: { readonly step: 1 | 2 | 3; readonly words: RowWords },
): Promise<void> {
  const skipped = form.relief === '' ? [] : (NOT_ASKED[form.relief] ?? []);
  const facts = factsOf(form, step).filter((fact) => !skipped.includes(fact));
  for (const fact of facts.filter((each) => FIRST.has(each))) await answer(page, fact, form[fact]);
  await unfold(page);
  for (const fact of facts.filter((each) => !FIRST.has(each))) {
    if ((await control(page, fact).count()) === 0) await unfold(page);
    await answer(page, fact, form[fact]);
  }
  await fillRows(page, { step, form, words });
}
