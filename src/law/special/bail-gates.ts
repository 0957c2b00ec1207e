/**
 * The gates that special Acts put before bail on merits: NDPS 37, PMLA 45, UAPA 43D(5), MCOCA 21(4) and their like.
 *
 * A gate never touches default bail, and it is an additional condition: with it met, the ordinary section still decides.
 * Whether its conditions are met is the Court's to say. An exemption of the person is applied only where the Act has one.
 */
import { act } from '#law/authority.ts';
import { isUnderSixteen } from '#law/bnss/s480-proviso.ts';
import type { ConvictionRecord } from '#law/convictions.ts';
import { barred, type Caution, entitled, type Finding, isNonEmpty, type Reason } from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { factThatSettles } from '#law/principal-offence.ts';
import { type BailBar, type Offence, offenceName } from '#law/tables.ts';

/** Acts that exempt a person under sixteen, a woman, and a sick or infirm person. */
const EXEMPTS_PERSONS = new Set(['PMLA', 'D&C', 'COMPANIES']);

/** An Act whose gate stands only before a person convicted under it before. */
const ONLY_IF_CONVICTED_BEFORE = new Set(['WILDLIFE']);

export interface Gate {
  readonly offence: Offence;
  readonly bar: BailBar;
}

export function specialGates(
  matter: Matter,
  record: ConvictionRecord | null,
): Finding<{ readonly gates: 0 }> {
  const standing = gatesOf(matter).map((gate) => ({ gate, stands: stands(gate, matter, record) }));
  const bars = standing.flatMap(({ gate, stands: answer }) =>
    answer === true ? [reasonOf(gate, 'twin-conditions')] : [],
  );
  const cautions = cautionsOf(matter);
  if (isNonEmpty(bars)) return { conclusion: barred(bars), cautions };
  const missing: FactName[] = matter.allRead ? [] : ['offences'];
  for (const { stands: answer } of standing) {
    if (Array.isArray(answer)) missing.push(...answer.filter((name) => !missing.includes(name)));
  }
  if (isNonEmpty(missing)) return { conclusion: { kind: 'undetermined', missing }, cautions };
  const exempt = standing.map(({ gate }) => reasonOf(gate, 'exempt-from-special-bar'));
  if (isNonEmpty(exempt))
    return { conclusion: { kind: 'entitled', grant: { gates: 0 }, because: exempt }, cautions };
  const authority = twin(matter.regimes.application, { bnss: 's.483(1)', crpc: 's.439(1)' });
  return { conclusion: entitled({ gates: 0 }, { code: 'no-special-bar', authority }), cautions };
}

/** Every pair of conditions that an Act puts before bail in this case. */
export function gatesOf({ rows }: Pick<Matter, 'rows'>): Gate[] {
  return rows.flatMap((offence) =>
    offence.bars.filter(({ kind }) => kind === 'twin-conditions').map((bar) => ({ offence, bar })),
  );
}

function reasonOf<Code extends string>({ offence, bar }: Gate, code: Code): Reason<Code> {
  return {
    code,
    authority: act(offence.code, `s.${bar.section ?? offence.section}`),
    about: offenceName(offence),
  };
}

/** Whether the gate stands before this person, or the facts that would tell. */
function stands({ offence }: Gate, matter: Matter, record: ConvictionRecord | null): boolean | FactName[] {
  if (offence.maxYears === null && !offence.life && !offence.death) {
    return [factThatSettles(offence, matter.principals)];
  }
  if (ONLY_IF_CONVICTED_BEFORE.has(offence.code)) return convictedUnder(offence.code, matter, record);
  return EXEMPTS_PERSONS.has(offence.code) ? notExempt(matter) : true;
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

function notExempt(matter: Matter): boolean | FactName[] {
  const underSixteen = isUnderSixteen(matter);
  if (matter.woman === true || matter.sickOrInfirm === true || underSixteen === true) return false;
  const missing: FactName[] = [];
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
  return [...presumptions, ...gates];
}
