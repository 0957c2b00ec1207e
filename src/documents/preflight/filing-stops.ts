/** Points that stop a filing: facts that the relief needs, and false or empty sworn statements. */
import {
  type AnnexureEntry,
  annexureEntries,
  type AnnexurePart,
} from '#documents/common-sections/disclosure-annexure.ts';
import type { ApplicationContent } from '#contract/application/application.ts';
import { type DocumentContext, matterOf, type PaperMatter } from '#documents/matter.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { ASKED_AT } from '#domain/application/field-at.ts';
import { formFromContent } from '#domain/application/form-content.ts';
import { factRow, isNeededFor, WIZARD_FACTS, type WizardFact } from '#facts/facts.ts';
import type { Relief } from '#law/relief.ts';
import { contradictions } from './contradictions.ts';

/** Has content, or a reason for the omission. */
export function isPartSettled({ omitted }: ApplicationForm, { part, state }: AnnexureEntry): boolean {
  const reason = omitted[part];
  return reason === undefined ? state === 'stated' : reason.trim() !== '';
}

/** As the filed paper states them: a blank of the draft is no content. */
export const swornEntries = (matter: PaperMatter): AnnexureEntry[] => annexureEntries(asFiled(matter));

const asFiled = (matter: PaperMatter): PaperMatter => ({
  ...matter,
  others: matter.others.map(asFiled),
  context: { ...matter.context, unfinished: false },
});

/** The affidavit swears that nothing is concealed, so a part may not stay empty without a reason. */
export function openParts(matter: PaperMatter, form: ApplicationForm): AnnexurePart[] {
  if (form.annexure !== 'yes') return [];
  return swornEntries(matter)
    .filter((entry) => !isPartSettled(form, entry))
    .map(({ part }) => part);
}

/** Facts that the relief needs and the form lacks. */
export function missingFacts(form: ApplicationForm, relief: Relief | null): WizardFact[] {
  return WIZARD_FACTS.filter((fact) => isNeededFor(fact, relief) && !isGiven(fact, form));
}

/** The custody periods include the day of arrest. */
const isGiven = (fact: WizardFact, form: ApplicationForm): boolean =>
  form[fact].trim() !== '' || (fact === 'arrestDate' && form.custodySpans.length > 0);

const pathOf = (part: AnnexurePart): string => `annexure.${part}`;

/** Earlier applications of record (`context.earlier`) can complete this part. */
export const EARLIER_PATH = pathOf('E');

interface FilingStop {
  /** "case.firstRemandDate" */
  readonly path: string;
  readonly text: string;
}

/** The stops that a record alone shows, for the server. Papers and other cases are on the device. */
export function stopsOfRecord(content: ApplicationContent, context: DocumentContext): FilingStop[] {
  const matter = matterOf(content, context);
  const form = formFromContent(content);
  const { facts, review } = matter.beside;
  const { needed, part: empty } = review.preflight.stops;
  return [
    ...missingFacts(form, content.bail.relief ?? null).map((fact) => ({
      path: factRow(fact).path,
      text: needed(facts.labels[fact]),
    })),
    ...openParts(matter, form).map((part) => ({ path: pathOf(part), text: empty(part) })),
    ...contradictions(matter, {}).flatMap(({ stopsFiling, field, text }) =>
      stopsFiling && field !== null ? [{ path: ASKED_AT[field].path, text }] : [],
    ),
  ];
}
