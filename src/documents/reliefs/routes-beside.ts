/** Further routes: illegal arrest, delay before a constitutional court, 480(7). */
import { cite } from '#law/authority.ts';
import type { Reason } from '#law/determination.ts';
import type { ReasonCode } from '#law/reason-codes.ts';
import type { Relief } from '#law/relief.ts';
import { daysUndergone } from '#documents/days-undergone.ts';
import { isPleadedByGround } from '#documents/grounds/pleaded-by-ground.ts';
import { type PaperMatter, printed, printedMoment } from '#documents/matter.ts';
import type { Block } from '#documents/model.ts';
import { provisionName } from '#documents/provision-name.ts';
import { gatesBefore } from '#documents/special-gates-of.ts';
import { headed, numbered } from '#documents/section-blocks.ts';

/** Bail on merits after arrest; default and undertrial bail depend on days only. */
const AFTER_ARREST: ReadonlySet<Relief> = new Set([
  'regular-magistrate',
  'regular-sessions',
  'regular-high-court',
]);

export function furtherRouteBlocks(matter: PaperMatter): Block[] {
  const { relief, words } = matter;
  if (relief === null || !AFTER_ARREST.has(relief)) return [];
  return [
    ...headed(words.routes.arrest.heading, 'case', numbered('case', arrest(matter))),
    ...headed(words.routes.beforeJudgment.heading, 'case', numbered('case', [beforeJudgment(matter)])),
    ...(isPleadedByGround(matter, ...GROUNDS_OF_DELAY)
      ? []
      : headed(words.routes.delay.heading, 'case', numbered('case', delay(matter)))),
  ];
}

/** One sentence per recorded fault. */
function arrest(matter: PaperMatter): string[] {
  const conclusion = matter.found?.illegalArrest.conclusion;
  if (conclusion?.kind !== 'entitled') return [];
  return conclusion.because
    .filter(({ code }) => !isPleadedByGround(matter, ...(GROUNDS_OF_FAULT[code] ?? [])))
    .flatMap((reason) => FAULTS[reason.code]?.(matter, reason) ?? []);
}

/** Grounds of the library on the same fault. */
const GROUNDS_OF_FAULT: Readonly<Partial<Record<ReasonCode, readonly string[]>>> = {
  'grounds-not-given': ['grounds-not-in-writing', 'pmla-grounds', 'uapa-grounds'],
  'grounds-too-late': ['grounds-late'],
  'produced-late': ['not-produced-in-time'],
  'no-notice-before-arrest': ['notice-not-given'],
  'relative-not-told': ['relative-not-informed'],
  'reasons-not-recorded': ['pmla-reasons'],
};

type Fault = (matter: PaperMatter, reason: Reason) => string;

const FAULTS: Readonly<Partial<Record<ReasonCode, Fault>>> = {
  'grounds-not-given': ({ words }, { authority }) => words.routes.arrest.noGrounds(cite(authority)),
  'grounds-writing-contested': ({ words }, { authority }) =>
    words.routes.arrest.contestedGrounds(cite(authority)),
  'grounds-too-late': ({ words }, { authority }) => words.routes.arrest.lateGrounds(cite(authority)),
  'produced-late': (matter, { authority }) =>
    matter.words.routes.arrest.producedLate(
      arrestedAt(matter),
      producedAt(matter),
      provisionName(authority, matter),
    ),
  'not-produced': (matter, { authority }) =>
    matter.words.routes.arrest.notProduced(
      arrestedAt(matter),
      printed(matter.on),
      provisionName(authority, matter),
    ),
  'no-notice-before-arrest': ({ words }, { authority }) => words.routes.arrest.noNotice(cite(authority)),
  'relative-not-told': (matter, { authority }) =>
    matter.words.routes.arrest.noRelative(provisionName(authority, matter)),
  'reasons-not-recorded': (matter, { authority }) =>
    matter.words.routes.arrest.noReasons(provisionName(authority, matter)),
};

function arrestedAt(matter: PaperMatter): string {
  const on = matter.found?.matter.firstDay;
  return on === undefined ? '' : printedMoment(matter, on, matter.case.arrest?.at);
}

function producedAt(matter: PaperMatter): string {
  const production = matter.case.arrest?.production;
  return production?.state === 'produced' ? printedMoment(matter, production.on, production.at) : '';
}

const GROUNDS_OF_DELAY = [
  'trial-delay',
  'ndps-delay',
  'pmla-delay',
  'uapa-delay',
  'pocso-trial-year',
] as const;

/** A shorter custody is no delay. */
const PROLONGED_DAYS = 365;

/**
 * Only for a trial with known progress, whose days and witnesses are among the facts. A gate of a special Act yields
 * to delay only in the High Court.
 */
function delay(matter: PaperMatter): string[] {
  const { found, relief, words } = matter;
  const conclusion = found?.longDelay.conclusion;
  const days = daysUndergone(matter);
  const gated = gatesBefore(matter).some(({ exempt }) => exempt.length === 0);
  if (!isHeardOnDelay(relief, gated) || conclusion?.kind !== 'entitled') return [];
  if (!hasWitnessesLeft(matter) || days === null || days < PROLONGED_DAYS) return [];
  const { submitted, despiteGate } = words.routes.delay;
  const [{ authority }] = conclusion.because;
  return [(gated ? despiteGate : submitted)(provisionName(authority, matter))];
}

const isHeardOnDelay = (relief: Relief | null, gated: boolean): boolean =>
  relief === 'regular-high-court' || (relief === 'regular-sessions' && !gated);

/** Half of the witnesses or more, once the trial has begun. */
function hasWitnessesLeft({ case: { trial } }: PaperMatter): boolean {
  if (!trial) return false;
  const { witnessesCited: cited, witnessesExamined: examined, chargeFramedOn, firstEvidenceDate } = trial;
  const begun = (chargeFramedOn ?? firstEvidenceDate) !== undefined || (examined ?? 0) > 0;
  return begun && cited !== undefined && examined !== undefined && examined <= cited / 2;
}

/** 480(7): the trial is over and judgment is pending. */
function beforeJudgment({ found, case: facts, context, words }: PaperMatter): string | null {
  const conclusion = found?.beforeJudgment.conclusion;
  const over = facts.trial?.concludedOn;
  if (conclusion?.kind !== 'entitled' || over === undefined || facts.trial?.acquittedOn) return null;
  const [{ authority }] = conclusion.because;
  return words.routes.beforeJudgment.text(provisionName(authority, { context, words }));
}
