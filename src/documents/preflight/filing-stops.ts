/** Points that stop a filing: facts that the relief needs, and parts of the sworn disclosure without content. */
import {
  type AnnexureEntry,
  annexureEntries,
  type AnnexurePart,
} from '#documents/common-sections/disclosure-annexure.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { isNeededFor, WIZARD_FACTS, type WizardFact } from '#facts/facts.ts';
import type { Relief } from '#law/relief.ts';

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
