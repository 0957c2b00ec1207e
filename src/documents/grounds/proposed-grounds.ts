/**
 * Proposed grounds from the record, each with an authority or an annexed document. They are never printed
 * unless the filer accepts them.
 */
import type { Authority } from '#law/authority.ts';
import { ARNESH_KUMAR } from '#law/judgments.ts';
import { writtenGroundsRuling } from '#law/routes/written-grounds.ts';
import { provisoFor } from '#law/bnss/s480-proviso.ts';
import { daysUndergone } from '#documents/days-undergone.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { isOnMerits } from '#documents/special-gates-of.ts';
import type { ToBeAnnexed } from '#text/en/papers/documents-grounds.ts';

export interface ProposedGround {
  readonly key: string;
  readonly heading: string;
  readonly text: string;
  readonly authority: Authority | null;
  readonly document: ToBeAnnexed | null;
}

/** Only for bail on merits; other reliefs depend on days, the schedule or a judgment. */
export function proposedGrounds(matter: PaperMatter): ProposedGround[] {
  if (matter.relief === null || !isOnMerits(matter.relief)) return [];
  return [
    custody(matter),
    delay(matter),
    ...parity(matter),
    ofThePerson(matter),
    writtenGrounds(matter),
    antecedents(matter),
    cooperation(matter),
  ].filter((ground) => ground !== null);
}

const wordsOf = ({ words }: PaperMatter) => words.proposed;

function custody(matter: PaperMatter): ProposedGround | null {
  const days = daysUndergone(matter);
  if (days === null || matter.found?.matter.inCustody === false) return null;
  const { heading, text } = wordsOf(matter).custody;
  const counted = matter.words.custody.counted(days, printed(matter.on));
  return {
    key: 'custody',
    heading,
    text: text(counted, null),
    authority: null,
    document: 'custody-certificate',
  };
}

/** Only for a running trial with both figures known. */
function delay(matter: PaperMatter): ProposedGround | null {
  const conclusion = matter.found?.longDelay.conclusion;
  const figures = runningTrial(matter);
  if (conclusion?.kind !== 'entitled' || !figures) return null;
  const { heading, text } = wordsOf(matter).delay;
  const { stage } = matter.words;
  const own = matter.case.delayByAccusedDays === 0 ? stage.noDelay : null;
  const [{ authority }] = conclusion.because;
  return {
    key: 'delay',
    heading,
    text: text(stage.witnesses(...figures), own),
    authority,
    document: 'order-sheet',
  };
}

/** Witnesses cited and examined. */
function runningTrial({ case: { trial } }: PaperMatter): readonly [number, number] | null {
  if (!trial || (trial.chargeFramedOn ?? trial.firstEvidenceDate) === undefined) return null;
  if ((trial.concludedOn ?? trial.acquittedOn) !== undefined) return null;
  const { witnessesCited: cited, witnessesExamined: examined } = trial;
  return cited === undefined || examined === undefined ? null : [cited, examined];
}

function parity(matter: PaperMatter): ProposedGround[] {
  const { heading, granted, text } = wordsOf(matter).parity;
  return (matter.case.coAccused ?? [])
    .filter(({ bail, on }) => bail === 'granted' && (on === undefined || on <= matter.context.filedOn))
    .map(({ name, court, on }) => ({
      key: `parity:${name}`,
      heading,
      text: text(granted(name, court ?? null, on ? printed(on) : null)),
      authority: null,
      document: 'order-of-the-co-accused',
    }));
}

const OF_THE_PERSON = {
  'proviso-woman': 'woman',
  'proviso-child': 'child',
  'proviso-sick-or-infirm': 'sick',
} as const;

const isOfThePerson = (code: string): code is keyof typeof OF_THE_PERSON => code in OF_THE_PERSON;

function ofThePerson(matter: PaperMatter): ProposedGround | null {
  const proviso = matter.found && provisoFor(matter.found.matter);
  if (!proviso?.ok || !proviso.value || !isOfThePerson(proviso.value.code)) return null;
  const who = OF_THE_PERSON[proviso.value.code];
  const { headings, is, text } = wordsOf(matter).person;
  return {
    key: `person:${who}`,
    heading: headings[who],
    text: text(is[who]),
    authority: proviso.value.authority,
    document: who === 'sick' ? 'medical-record' : null,
  };
}

function writtenGrounds(matter: PaperMatter): ProposedGround | null {
  const ruling = matter.found && writtenGroundsRuling(matter.found.matter);
  const none = matter.found?.matter.groundsOfArrest?.state === 'none';
  if (matter.relief === 'anticipatory' || !none || !ruling) return null;
  const { heading, text } = wordsOf(matter).arrest;
  return { key: 'arrest', heading, text, authority: ruling, document: null };
}

function antecedents(matter: PaperMatter): ProposedGround | null {
  if (matter.case.antecedents?.rows.length !== 0) return null;
  const { heading, text } = wordsOf(matter).antecedents;
  return {
    key: 'antecedents',
    heading,
    text: text(matter.words.antecedents.none),
    authority: null,
    document: null,
  };
}

function cooperation(matter: PaperMatter): ProposedGround | null {
  if (matter.case.arrest?.appearanceNotice !== true) return null;
  const { heading, text } = wordsOf(matter).cooperation;
  return { key: 'cooperation', heading, text, authority: ARNESH_KUMAR, document: 'notice' };
}
