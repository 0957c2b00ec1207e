/**
 * BNSS 430 (CrPC 389): suspension of sentence; (1) is discretion of the appellate court, (3) a duty of the
 * convicting court. The appellate court follows from 415(2) and 374(2), or from a special Act.
 */
import {
  barred,
  type Caution,
  type Determination,
  entitled,
  type Finding,
  isNonEmpty,
  type Reason,
  type Release,
  undetermined,
} from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import { DADU, KASHMIRA_SINGH } from '#law/judgments.ts';
import { appellateCourt } from '#law/forum/appellate-court.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { gatesOf } from '#law/special/bail-gates.ts';
import { type Offence, offenceName } from '#law/tables.ts';
import { isFullyBailable, openBailColumns } from './s478-bailable-offences.ts';

const SHORT_SENTENCE_YEARS = 3;
const GRAVE_YEARS = 10;

export interface SuspensionOfSentence extends Finding<Release> {
  /** Release by the convicting court, to enable an appeal. */
  readonly byConvictingCourt: Determination<Release>;
}

export function suspensionOfSentence(matter: Matter): SuspensionOfSentence {
  const conclusion: Determination<Release> =
    matter.conviction === undefined
      ? undetermined('convictedOn')
      : entitled(
          { on: 'bail', as: 'discretion' },
          { code: 'appellate-discretion', authority: provision(matter, 's.430(1)', 's.389(1)') },
        );
  return { conclusion, byConvictingCourt: byConvictingCourt(matter), cautions: cautionsOf(matter) };
}

function byConvictingCourt(matter: Matter): Determination<Release> {
  if (matter.conviction === undefined) return undetermined('convictedOn');
  const authority = provision(matter, 's.430(3)', 's.389(3)');
  const bars: Reason[] = [];
  if (matter.onBailAtConviction === false) bars.push({ code: 'not-on-bail-at-conviction', authority });
  if (isLong(matter) && hasNonBailable(matter)) {
    bars.push(
      matter.sentenceYears === Infinity
        ? { code: 'sentence-for-life', authority }
        : { code: 'sentence-over-three-years', authority, about: String(matter.sentenceYears) },
    );
  }
  if (isNonEmpty(bars)) return barred(bars);
  const missing = missingFacts(matter);
  if (isNonEmpty(missing)) return { kind: 'undetermined', missing };
  const code = isFullyBailable(matter) ? 'bailable-on-bail' : 'short-sentence-on-bail';
  return entitled({ on: 'bail', as: 'right' }, { code, authority });
}

function missingFacts(matter: Matter): FactName[] {
  const missing: FactName[] = [];
  if (matter.onBailAtConviction === undefined) missing.push('onBailAtConviction');
  if (isFullyBailable(matter)) return missing;
  if (matter.sentenceYears === undefined) missing.push('sentenceYears');
  if (!isLong(matter)) return missing;
  return matter.allRead ? [...missing, ...openBailColumns(matter)] : [...missing, 'offences'];
}

const isLong = ({ sentenceYears }: Matter): boolean =>
  sentenceYears !== undefined && sentenceYears > SHORT_SENTENCE_YEARS;

const hasNonBailable = ({ rows }: Matter): boolean => rows.some(({ bailable }) => bailable === false);

function cautionsOf(matter: Matter): Caution[] {
  const cautions: Caution[] = [
    { code: 'time-on-bail-not-counted', authority: provision(matter, 's.430(4)', 's.389(4)') },
    { code: 'unless-special-reasons', authority: provision(matter, 's.430(3)', 's.389(3)') },
    { code: 'appeal-may-take-years', authority: KASHMIRA_SINGH },
  ];
  for (const { offence } of gatesOf(matter).filter(({ offence: { code } }) => code === 'NDPS')) {
    cautions.push({ code: 'suspension-under-section-37', authority: DADU, about: offenceName(offence) });
  }
  for (const row of matter.rows.filter(isTenYearsOrMore)) {
    const authority = provision(matter, 's.430(1), first proviso', 's.389(1), first proviso');
    cautions.push({ code: 'prosecutor-to-show-cause', authority, about: offenceName(row) });
  }
  return [...cautions, ...appealToTheHighCourt(matter)];
}

function appealToTheHighCourt(matter: Matter): Caution[] {
  const { because: code, authority, about } = appellateCourt(matter);
  if (matter.conviction === undefined || code === null) return [];
  return [about === null ? { code, authority } : { code, authority, about }];
}

const isTenYearsOrMore = ({ death, life, maxYears }: Offence): boolean =>
  death || life || (maxYears ?? 0) >= GRAVE_YEARS;

const provision = ({ regimes }: Matter, bnss: string, crpc: string) =>
  twin(regimes.suspension, { bnss, crpc });
