/**
 * Gates of special Acts before bail on merits: NDPS 37, PMLA 45, UAPA 43D(5), MCOCA 21(4) and similar.
 * Additional to the ordinary section, never applied to default bail; the court judges whether the conditions
 * are met.
 */
import { act } from '#law/authority.ts';
import { isUnderSixteen } from '#law/bnss/s480-proviso.ts';
import type { ConvictionRecord } from '#law/convictions.ts';
import { barred, type Caution, entitled, type Finding, isNonEmpty, type Reason } from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { factThatSettles } from '#law/principal-offence.ts';
import { isChildAtAct } from './jj12-child.ts';
import { type BailBar, type Offence, offenceName } from '#law/tables.ts';

/** Acts that exempt an accused under sixteen, a woman, and a sick or infirm accused. */
const EXEMPTS_PERSONS = new Set(['PMLA', 'D&C', 'COMPANIES']);

/** PMLA 45(1), proviso: threshold in rupees below which the conditions do not apply. */
const ONE_CRORE = 10_000_000;

/** Acts whose gate applies only after an earlier conviction under them. */
const ONLY_IF_CONVICTED_BEFORE = new Set(['WILDLIFE']);

export interface BailGate {
  readonly offence: Offence;
  readonly bar: BailBar;
}

/** JJ 12 precedes every other law. */
const BEFORE_THE_BOARD: Reason = { code: 'child-before-the-board', authority: act('JJ', 's.12(1)') };

export function specialGates(
  matter: Matter,
  record: ConvictionRecord | null,
): Finding<{ readonly gates: 0 }> {
  if (isChildAtAct(matter) === true) {
    return { conclusion: entitled({ gates: 0 }, BEFORE_THE_BOARD), cautions: [] };
  }
  const gates = gatesOf(matter).map((gate) => ({ gate, stands: isApplicable(gate, matter, record) }));
  const certain = gates.some(({ stands: answer }) => answer === true);
  const bars = [
    // beside a certain gate, one that only an exemption lifts needs an answer too
    ...gates
      .filter(({ stands: answer }) => answer === true || (certain && isOfThePerson(answer)))
      .map(({ gate }) => reasonOf(gate, 'twin-conditions')),
    ...personalBars(matter),
  ];
  const cautions = cautionsOf(matter);
  if (isNonEmpty(bars)) return { conclusion: barred(bars), cautions };
  const missing: FactName[] = matter.allRead ? [] : ['offences'];
  for (const { stands: answer } of gates) {
    if (Array.isArray(answer)) missing.push(...answer.filter((name) => !missing.includes(name)));
  }
  if (isNonEmpty(missing)) return { conclusion: { kind: 'undetermined', missing }, cautions };
  const exempt = gates.map(({ gate }) => reasonOf(gate, 'exempt-from-special-bar'));
  if (isNonEmpty(exempt))
    return { conclusion: { kind: 'entitled', grant: { gates: 0 }, because: exempt }, cautions };
  const authority = twin(matter.regimes.application, { bnss: 's.483(1)', crpc: 's.439(1)' });
  return { conclusion: entitled({ gates: 0 }, { code: 'no-special-bar', authority }), cautions };
}

const OF_THE_PERSON: ReadonlySet<FactName> = new Set(['woman', 'age', 'sickOrInfirm', 'amountInvolved']);

/** Only the exemption of this accused is unknown. */
const isOfThePerson = (answer: boolean | FactName[]): boolean =>
  Array.isArray(answer) && answer.every((name) => OF_THE_PERSON.has(name));

/** All twin conditions of the charged Acts. */
export function gatesOf({ rows }: Pick<Matter, 'rows'>): BailGate[] {
  return rows.flatMap((offence) =>
    offence.bars.filter(({ kind }) => kind === 'twin-conditions').map((bar) => ({ offence, bar })),
  );
}

function reasonOf<Code extends string>({ offence, bar }: BailGate, code: Code): Reason<Code> {
  return {
    code,
    authority: act(offence.code, `s.${bar.section ?? offence.section}`),
    about: offenceName(offence),
  };
}

/** Whether the gate applies to this accused, or the facts that decide. */
function isApplicable(
  { offence }: BailGate,
  matter: Matter,
  record: ConvictionRecord | null,
): boolean | FactName[] {
  if (offence.maxYears === null && !offence.life && !offence.death) {
    return [factThatSettles(offence, matter.principals)];
  }
  if (ONLY_IF_CONVICTED_BEFORE.has(offence.code)) return convictedUnder(offence.code, matter, record);
  return EXEMPTS_PERSONS.has(offence.code) ? notExempt(matter, offence.code === 'PMLA') : true;
}

function convictedUnder(
  code: string,
  { neverConvicted }: Matter,
  record: ConvictionRecord | null,
): boolean | FactName[] {
  if (neverConvicted === true) return false;
  if (!record) return ['convictions'];
  if (record.codes.includes(code)) return true;
  return record.unclear > 0 ? ['convictions'] : false;
}

/** A bar based on the accused, which no condition opens. */
export const isPersonalBar = ({ code }: Reason): boolean =>
  code === 'on-bail-at-the-offence' || code === 'entered-without-authority';

/** Bars based on the accused: on bail at the time of the offence, or entered without authority. */
function personalBars({ rows, onBailAtOffence, unlawfulEntry }: Matter): Reason[] {
  return rows.flatMap((row): Reason[] => {
    const about = offenceName(row);
    if (row.code === 'MCOCA' && onBailAtOffence === true) {
      return [{ code: 'on-bail-at-the-offence', authority: act('MCOCA', 's.21(5)'), about }];
    }
    if (row.code === 'UAPA' && unlawfulEntry === true) {
      return [{ code: 'entered-without-authority', authority: act('UAPA', 's.43D(7)'), about }];
    }
    return [];
  });
}

function notExempt(matter: Matter, bySum: boolean): boolean | FactName[] {
  const underSixteen = isUnderSixteen(matter);
  const sum = bySum ? matter.amountInvolved : ONE_CRORE;
  const exempt = [matter.woman, matter.sickOrInfirm, underSixteen, sum !== undefined && sum < ONE_CRORE];
  if (exempt.includes(true)) return false;
  const missing: FactName[] = [];
  if (sum === undefined) missing.push('amountInvolved');
  if (matter.woman === undefined) missing.push('woman');
  if (underSixteen === undefined) missing.push('age');
  if (matter.sickOrInfirm === undefined) missing.push('sickOrInfirm');
  return missing.length > 0 ? missing : true;
}

function cautionsOf(matter: Matter): Caution[] {
  const presumptions = matter.rows.flatMap((row) =>
    row.bars
      .filter(({ kind }) => kind === 'presumption')
      .map(({ section }): Caution => ({
        code: 'presumption-of-guilt',
        authority: act(row.code, `s.${section ?? row.section}`),
        about: offenceName(row),
      })),
  );
  const gates = gatesOf(matter).map((gate) => reasonOf(gate, 'constitutional-courts-long-delay'));
  return [...presumptions, ...gates, ...personalCautions(matter)];
}

/** Cautions while such a bar is unknown. */
function personalCautions({ rows, onBailAtOffence, unlawfulEntry }: Matter): Caution[] {
  return rows.flatMap((row): Caution[] => {
    const about = offenceName(row);
    if (row.code === 'MCOCA' && onBailAtOffence === undefined) {
      return [{ code: 'unless-on-bail-at-the-offence', authority: act('MCOCA', 's.21(5)'), about }];
    }
    if (row.code === 'UAPA' && unlawfulEntry === undefined) {
      return [{ code: 'unless-entered-without-authority', authority: act('UAPA', 's.43D(7)'), about }];
    }
    return [];
  });
}
