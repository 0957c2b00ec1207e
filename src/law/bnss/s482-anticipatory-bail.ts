/**
 * BNSS 482 (CrPC 438): anticipatory bail, discretion of the Court of Session or the High Court. Reasonable
 * belief of arrest and the prima facie case under the SC/ST Act are not computed.
 */
import { act } from '#law/authority.ts';
import {
  barred,
  type Caution,
  entitled,
  type Finding,
  isNonEmpty,
  type Reason,
  type Release,
} from '#law/determination.ts';
import type { FactName, Regime } from '#law/facts.ts';
import { PRADEEP_SHARMA, PRATHVI_RAJ_CHAUHAN, SUSHILA_AGGARWAL } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { type Offence, offenceName } from '#law/tables.ts';
import { isFullyBailable, openBailColumns } from './s478-bailable-offences.ts';

/**
 * Excluded offences of each code: rape of a woman under sixteen or twelve, and gang rape of one under
 * eighteen.
 */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  BNS: ['65(1)', '65(2)', '70(2)'],
  IPC: ['376(3)', '376AB', '376DA', '376DB'],
};

export const isAggravatedRape = ({ code, section }: Offence): boolean =>
  NEVER[code]?.includes(section) ?? false;

export function anticipatoryBail(matter: Matter): Finding<Release> {
  const bars = [...outsideTheSection(matter), ...barsByCode(matter), ...barsBySpecialAct(matter)];
  const cautions = cautionsOf(matter);
  if (isNonEmpty(bars)) return { conclusion: barred(bars), cautions };
  const missing: FactName[] = [];
  if (!matter.allRead) missing.push('offences');
  if (matter.arrested === undefined) missing.push('custodyStatus');
  if (canAllBeBailable(matter)) missing.push(...openBailColumns(matter));
  if (isNonEmpty(missing)) return { conclusion: { kind: 'undetermined', missing }, cautions };
  const because: Reason = { code: 'anticipatory-discretion', authority: sectionOf(matter) };
  return { conclusion: entitled({ on: 'bail', as: 'discretion' }, because), cautions };
}

function outsideTheSection(matter: Matter): Reason[] {
  const authority = sectionOf(matter);
  const bars: Reason[] = [];
  if (matter.arrested === true) bars.push({ code: 'already-arrested', authority });
  if (isFullyBailable(matter)) {
    const right = twin(matter.regimes.application, { bnss: 's.478(1)', crpc: 's.436(1)' });
    bars.push({ code: 'bailable-so-released-of-right', authority: right });
  }
  return bars;
}

function barsByCode({ rows, regimes }: Matter): Reason[] {
  const authority = twin(regimes.application, { bnss: 's.482(4)', crpc: 's.438(4)' });
  return rows
    .filter((row) => isAggravatedRape(row) && !isOpen(row, regimes.application))
    .map((row) => ({ code: 'anticipatory-barred-by-code', authority, about: offenceName(row) }));
}

/** BNSS 482(4) names only BNS sections. Its effect on the replaced IPC offences is open. */
const isOpen = ({ code }: Offence, regime: Regime): boolean => regime === 'BNSS' && code === 'IPC';

function barsBySpecialAct({ rows }: Matter): Reason[] {
  return rows.flatMap((row) =>
    row.bars
      .filter(({ kind }) => kind === 'anticipatory-barred')
      .map(({ section }): Reason => ({
        code: 'anticipatory-barred-by-special-act',
        authority: act(row.code, `s.${section ?? row.section}`),
        about: offenceName(row),
      })),
  );
}

/** No offence is certainly non-bailable, and one follows another offence. */
const canAllBeBailable = ({ rows }: Matter): boolean =>
  rows.every(({ bailable }) => bailable !== false) && rows.some(({ bailable }) => bailable === 'depends');

function cautionsOf(matter: Matter): Caution[] {
  const cautions: Caution[] = [
    { code: 'sessions-or-high-court-only', authority: sectionOf(matter) },
    { code: 'not-time-limited', authority: SUSHILA_AGGARWAL },
  ];
  for (const row of matter.rows.filter((each) => isAggravatedRape(each))) {
    if (!isOpen(row, matter.regimes.application)) continue;
    cautions.push({
      code: 'anticipatory-bar-contested',
      authority: twin(matter.regimes.application, { bnss: 's.482(4)', crpc: 's.438(4)' }),
      about: offenceName(row),
    });
  }
  if (matter.proclaimed === true) cautions.push({ code: 'proclaimed-offender', authority: PRADEEP_SHARMA });
  if (matter.rows.some(({ code }) => code === 'SC/ST')) {
    cautions.push({ code: 'unless-no-prima-facie-case', authority: PRATHVI_RAJ_CHAUHAN });
  }
  return cautions;
}

const sectionOf = ({ regimes }: Matter) => twin(regimes.application, { bnss: 's.482(1)', crpc: 's.438(1)' });
