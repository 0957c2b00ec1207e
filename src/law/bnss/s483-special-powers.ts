/**
 * BNSS 483 (CrPC 439): bail by the Court of Session or the High Court after arrest, also during interim bail.
 * Computes the mandatory hearing and bars of special Acts, which are additional to this section.
 */
import { act } from '#law/authority.ts';
import {
  barred,
  type Caution,
  entitled,
  type Finding,
  isNonEmpty,
  type Release,
} from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { offenceName } from '#law/tables.ts';
import { appealIn } from '#law/special/high-court-appeal.ts';
import { isAggravatedRape } from './s482-anticipatory-bail.ts';
import { isFullyBailable } from './s478-bailable-offences.ts';
import { childCaution } from './s480-proviso.ts';

export function specialPowers(matter: Matter): Finding<Release> {
  const authority = twin(matter.regimes.application, { bnss: 's.483(1)', crpc: 's.439(1)' });
  const cautions = cautionsOf(matter);
  if (matter.arrested === false) {
    return { conclusion: barred([{ code: 'not-in-custody', authority }]), cautions: [] };
  }
  if (isFullyBailable(matter)) {
    const right = twin(matter.regimes.application, { bnss: 's.478(1)', crpc: 's.436(1)' });
    return {
      conclusion: barred([{ code: 'bailable-so-released-of-right', authority: right }]),
      cautions: [],
    };
  }
  const missing: FactName[] = [];
  if (!matter.allRead) missing.push('offences');
  if (matter.arrested === undefined) missing.push('custodyStatus');
  if (isNonEmpty(missing)) return { conclusion: { kind: 'undetermined', missing }, cautions };
  const grant: Release = { on: 'bail', as: 'discretion' };
  return { conclusion: entitled(grant, { code: 'special-powers', authority }), cautions };
}

function cautionsOf(matter: Matter): Caution[] {
  const { rows, regimes } = matter;
  const provision = (bnss: string, crpc: string) => twin(regimes.application, { bnss, crpc });
  const cautions: Caution[] = childCaution(matter);
  const notice = rows.filter(({ court, life }) => court === 'sessions' || life);
  for (const row of notice) {
    const authority = provision('s.483(1), first proviso', 's.439(1), first proviso');
    cautions.push({ code: 'notice-to-prosecutor', authority, about: offenceName(row) });
  }
  for (const row of rows.filter(isAggravatedRape)) {
    const about = offenceName(row);
    cautions.push(
      {
        code: 'notice-within-fifteen-days',
        authority: provision('s.483(1), second proviso', 's.439(1), second proviso'),
        about,
      },
      { code: 'informant-to-be-present', authority: provision('s.483(2)', 's.439(1A)'), about },
    );
  }
  for (const row of rows) cautions.push(...gateCautions(row));
  return cautions;
}

function gateCautions(row: Matter['rows'][number]): Caution[] {
  const about = offenceName(row);
  const cautions: Caution[] = row.bars
    .filter(({ kind }) => kind === 'twin-conditions')
    .map(({ section }) => ({
      code: 'special-gate-applies',
      authority: act(row.code, `s.${section ?? row.section}`),
      about,
    }));
  if (row.code === 'SC/ST') {
    cautions.push({ code: 'hear-the-victim', authority: act('SC/ST', 's.15A(5)'), about });
  }
  const appeal = appealIn(row.code);
  if (appeal) cautions.push({ code: 'appeal-lies-to-the-high-court', authority: appeal, about });
  if (row.code === 'POCSO') cautions.push({ code: 'hear-the-child', authority: act('POCSO', 's.40'), about });
  return cautions;
}
