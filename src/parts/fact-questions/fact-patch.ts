/** Converts answers to a merge patch with only the answered facts. */
import { readSections, refsOf, sectionText } from '#contract/case/section-text.ts';
import type { FactsPatch } from '#data/records/case/case-facts.ts';
import { splitSections } from '#domain/application/form-lists.ts';
import { penalCodeOn } from '#domain/case/law-facts.ts';
import { factRow } from '#facts/facts.ts';
import { patchAt } from '#kernel/merge-patch.ts';
import type { Tables } from '#law/tables.ts';
import type { KnownFacts } from '#domain/case/clock-matter.ts';
import { tagsOf } from '#parts/section-picker/picker-text.ts';
import { recordedAnswer } from '#parts/route-facts/route-form-of.ts';
import { isRouteQuestion } from '#parts/route-facts/route-form.ts';
import { routePatch } from '#parts/route-facts/route-patch.ts';
import type { FactForm, OtherCase, OwnQuestion, Question } from './fact-form.ts';

export interface PatchContext {
  readonly facts: KnownFacts;
  readonly tables: Tables;
  readonly questions: readonly Question[];
  /** Stage of a trial if only the first evidence date is known. */
  readonly evidenceStage: string;
}

export function factPatch(form: FactForm, answering: PatchContext): FactsPatch {
  const { questions, facts, evidenceStage: stage } = answering;
  const own = questions.filter((question) => !isRouteQuestion(question));
  const answers = own.map((question) => (PATCH_OF[question] ?? plainPatch(question))(form, answering));
  const routes = routePatch(questions.filter(isRouteQuestion), form.routes, { facts, stage });
  return Object.assign({}, ...answers, routes);
}

type PatchFrom = (form: FactForm, answering: PatchContext) => FactsPatch;

/** An emptied date becomes unknown; any other empty answer says nothing. */
const plainPatch =
  (question: OwnQuestion): PatchFrom =>
  (form, { facts }) => {
    const typed = form[question].trim();
    const { kind, path } = factRow(question);
    if (kind === 'date' ? typed === recordedAnswer(question, facts) : typed === '') return {};
    const value = kind === 'number' ? Number(typed) : typed;
    return patchAt(path.replace(/^case\./, ''), typed === '' ? null : value);
  };

/** Questions whose answers change more than their own fact; the others follow from their rows. */
const PATCH_OF: Readonly<Partial<Record<OwnQuestion, PatchFrom>>> = {
  sections: sectionsPatch,
  principal: principalPatch,
  limb: limbPatch,
  chargesheet: chargesheetPatch,
  remandExtension: ({ remandExtension, extendedUntil }, { facts }) => {
    if (remandExtension === 'none')
      return { remandExtension: { ...clearedFields(facts.remandExtension), state: 'none', until: null } };
    return remandExtension === 'granted'
      ? { remandExtension: { state: 'granted', until: extendedUntil } }
      : {};
  },
  orderedOn: orderPatch,
  defaultBailClaim: claimPatch,
  chargesheetAt: ({ chargesheetAt }, { facts }) =>
    facts.chargesheet?.state === 'filed' && chargesheetAt.trim() !== ''
      ? { chargesheet: { ...facts.chargesheet, at: chargesheetAt.trim() } }
      : {},
  antecedents: antecedentsPatch,
  firstEvidenceDate: ({ firstEvidenceDate }, { facts, evidenceStage }) =>
    firstEvidenceDate === ''
      ? {}
      : { trial: { firstEvidenceDate, stage: facts.trial?.stage ?? evidenceStage } },
};

function sectionsPatch({ sections }: FactForm, { facts, tables }: PatchContext): FactsPatch {
  if (sections.trim() === '' || sections === (facts.sections ?? []).join(', ')) return {};
  const reading = { tables, fallbackCode: penalCodeOn(facts.offenceDate) };
  return {
    sections: tagsOf(sections, reading).map(({ text }) => text),
    offences: refsOf(readSections(sections, tables, reading.fallbackCode)),
  };
}

/** Only known offences: an unreadable one decides nothing. */
export const principalsIn = (
  { principal }: FactForm,
  { facts, tables }: Pick<PatchContext, 'facts' | 'tables'>,
) => refsOf(readSections(principal, tables, penalCodeOn(facts.offenceDate)));

function principalPatch(form: FactForm, answering: PatchContext): FactsPatch {
  const named = principalsIn(form, answering);
  const before = answering.facts.principalOffences ?? [];
  const same = named.map(sectionText).join() === before.map(sectionText).join();
  return same ? {} : { principalOffences: named.length === 0 ? null : named };
}

function limbPatch({ limb }: FactForm, { facts }: PatchContext): FactsPatch {
  const chosen = splitSections(limb);
  if (chosen.join() === (facts.limbs ?? []).join()) return {};
  return { limbs: chosen.length === 0 ? null : chosen };
}

/** Remove facts of a state that no longer applies. */
const clearedFields = (known: object | undefined): Readonly<Record<string, null>> =>
  Object.fromEntries(Object.keys(known ?? {}).map((key) => [key, null]));

/** The two states exclude each other, so remove the key of the other. */
function chargesheetPatch(
  { chargesheet, chargesheetOn, chargesheetAsOf }: FactForm,
  { facts }: PatchContext,
): FactsPatch {
  if (chargesheet === 'filed') {
    return { chargesheet: { state: 'filed', on: chargesheetOn, asOf: null } };
  }
  return chargesheet === 'not-filed'
    ? {
        chargesheet: {
          ...clearedFields(facts.chargesheet),
          state: 'not-filed',
          asOf: chargesheetAsOf,
          on: null,
        },
      }
    : {};
}

/** Order extending the time, merged with its known facts. */
function orderPatch(
  { orderedOn, produced, prosecutorReport }: FactForm,
  { facts }: PatchContext,
): FactsPatch {
  const known = facts.remandExtension;
  if (known?.state !== 'granted') return {};
  const details = {
    ...(orderedOn !== '' && { orderedOn }),
    ...answer('produced', produced),
    ...answer('prosecutorReport', prosecutorReport),
  };
  return Object.keys(details).length === 0 ? {} : { remandExtension: { ...known, ...details } };
}

const answer = (field: string, choice: FactForm['produced']): Readonly<Record<string, boolean>> =>
  choice === 'yes' || choice === 'no' ? { [field]: choice === 'yes' } : {};

function claimPatch({ defaultBailClaim, defaultBailClaimOn, defaultBailClaimAt }: FactForm): FactsPatch {
  if (defaultBailClaim === 'none') return { defaultBailClaim: { state: 'none', on: null, at: null } };
  if (defaultBailClaim !== 'claimed') return {};
  const at = defaultBailClaimAt.trim();
  return { defaultBailClaim: { state: 'claimed', on: defaultBailClaimOn, at: at === '' ? null : at } };
}

function antecedentsPatch({ antecedents, others }: FactForm, { facts }: PatchContext): FactsPatch {
  if (antecedents !== 'none' && antecedents !== 'some') return {};
  const known = facts.antecedents?.rows ?? [];
  const rows = antecedents === 'none' ? [] : others.filter((other) => !isBlankOther(other)).map(rowOf);
  // keep fields that the form does not ask for, such as the date
  const mergedRows = rows.map((row) =>
    Object.assign(
      {},
      known.find((each) => isSameCase(each, row)),
      row,
    ),
  );
  return { antecedents: { known: true, rows: mergedRows } };
}

type CaseName = Pick<OtherCase, 'firNumber' | 'policeStation'>;

const isSameCase = (left: CaseName, right: CaseName): boolean =>
  left.firNumber === right.firNumber && left.policeStation === right.policeStation;

const rowOf = ({ firNumber, policeStation, sections, state }: OtherCase) => ({
  firNumber: firNumber.trim(),
  policeStation: policeStation.trim(),
  sections: sections
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== ''),
  state,
});

export const isBlankOther = ({ firNumber, policeStation, sections, state }: OtherCase): boolean =>
  [firNumber, policeStation, sections, state].every((text) => text.trim() === '');
