/**
 * BNSS 480(1) (CrPC 437(1)): bail by a Magistrate in a non-bailable offence. Discretion: grounds of guilt are
 * for the court, so every possible bar is shown; the "special reason" proviso is only a caution.
 */
import type { ConvictionRecord } from '#law/convictions.ts';
import {
  barred,
  entitled,
  type Finding,
  isNonEmpty,
  type NonEmpty,
  type Reason,
  type Release,
} from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { canBeGrave } from '#law/principal-offence.ts';
import { offenceName } from '#law/tables.ts';
import { isFullyBailable, openBailColumns } from './s478-bailable-offences.ts';
import { magistrateCautions } from './s480-cautions.ts';
import { provisoFor } from './s480-proviso.ts';

export function magistrateBail(matter: Matter, record: ConvictionRecord | null): Finding<Release> {
  const cautions = magistrateCautions(matter);
  if (isFullyBailable(matter)) {
    const authority = twin(matter.regimes.application, { bnss: 's.478(1)', crpc: 's.436(1)' });
    return { conclusion: barred([{ code: 'bailable-so-released-of-right', authority }]), cautions: [] };
  }
  const bars = [...graveOffences(matter), ...convictionBars(matter, record)];
  if (isNonEmpty(bars)) return { conclusion: conclusionWithProviso(matter, bars), cautions };
  const missing = missingFacts(matter, record);
  if (isNonEmpty(missing)) return { conclusion: { kind: 'undetermined', missing }, cautions };
  return {
    conclusion: entitled(
      { on: 'bail', as: 'discretion' },
      { code: 'magistrate-discretion', authority: sectionOf(matter) },
    ),
    cautions,
  };
}

/** Bars of section 480(1), unless its proviso applies by the record. An unknown exemption leaves them standing. */
export function magistrateBars(matter: Matter, record: ConvictionRecord | null): readonly Reason[] {
  const proviso = provisoFor(matter);
  if (isFullyBailable(matter) || (proviso.ok && proviso.value)) return [];
  return [...graveOffences(matter), ...convictionBars(matter, record)];
}

function conclusionWithProviso(matter: Matter, bars: NonEmpty<Reason>): Finding<Release>['conclusion'] {
  const proviso = provisoFor(matter);
  if (proviso.ok) {
    return proviso.value ? entitled({ on: 'bail', as: 'discretion' }, proviso.value, ...bars) : barred(bars);
  }
  return { kind: 'undetermined', missing: proviso.error };
}

/** Clause (i): punishable with death or life. */
function graveOffences(matter: Matter): Reason[] {
  const authority = twin(matter.regimes.application, { bnss: 's.480(1)(i)', crpc: 's.437(1)(i)' });
  return matter.rows
    .filter(({ death, life }) => death || life)
    .map((row) => ({ code: 'death-or-life-possible', authority, about: offenceName(row) }));
}

/** Clause (ii): a cognizable offence, and one grave or two middling earlier convictions. */
function convictionBars({ rows, regimes }: Matter, record: ConvictionRecord | null): Reason[] {
  if (!record || !rows.some(({ cognizable }) => cognizable === true)) return [];
  const authority = twin(regimes.application, { bnss: 's.480(1)(ii)', crpc: 's.437(1)(ii)' });
  const bars: Reason[] = [];
  if (record.grave > 0) bars.push({ code: 'earlier-grave-conviction', authority });
  if (record.middling >= 2) bars.push({ code: 'two-earlier-convictions', authority });
  return bars;
}

function missingFacts(matter: Matter, record: ConvictionRecord | null): FactName[] {
  const { rows, allRead } = matter;
  const missing: FactName[] = [];
  if (!allRead) missing.push('offences');
  const canBeCognizable = !allRead || rows.some(({ cognizable }) => cognizable !== false);
  if (canBeCognizable && (record === null || canReachBar(record))) missing.push('convictions');
  const grave: FactName[] = rows.some((row) => canBeGrave(row, matter.principals)) ? ['principal'] : [];
  return [...new Set([...missing, ...grave, ...openBailColumns(matter)])];
}

/** An unclear conviction matters only while it could raise the bar. */
const canReachBar = ({ unclear }: ConvictionRecord): boolean => unclear > 0;

const sectionOf = ({ regimes }: Matter) => twin(regimes.application, { bnss: 's.480(1)', crpc: 's.437(1)' });
