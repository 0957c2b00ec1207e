/** Cautions of a Magistrate's discretion: parties to hear, mandatory conditions and the trial court. */
import type { Caution } from '#law/determination.ts';
import { act, type Authority } from '#law/authority.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { offenceName } from '#law/tables.ts';
import { mustSetConditions, isSevenYearsOrMore } from './s480-3-conditions.ts';
import { childCaution } from './s480-proviso.ts';

export function magistrateCautions(matter: Matter): Caution[] {
  const { rows, regimes, arrested } = matter;
  const provision = (bnss: string, crpc: string) => twin(regimes.application, { bnss, crpc });
  const cautions: Caution[] = [
    ...childCaution(matter),
    {
      code: 'special-reason-proviso',
      authority: provision('s.480(1), second proviso', 's.437(1), second proviso'),
    },
  ];
  if (arrested === false) {
    cautions.push({ code: 'must-appear-or-surrender', authority: provision('s.480(1)', 's.437(1)') });
  }
  if (rows.some(isSevenYearsOrMore)) {
    cautions.push({
      code: 'hear-prosecutor',
      authority: provision('s.480(1), fourth proviso', 's.437(1), fourth proviso'),
    });
  }
  cautions.push(...conditionsToSet(matter, provision('s.480(3)', 's.437(3)')));
  for (const row of rows.filter(({ court }) => court === 'special')) {
    const about = offenceName(row);
    cautions.push({ code: 'tried-by-special-court', authority: act(row.code, `s.${row.section}`), about });
  }
  return cautions;
}

/** Offences grouped by term and by chapter. */
function conditionsToSet(matter: Matter, authority: Authority): Caution[] {
  const must = mustSetConditions(matter);
  const byTerm = must.filter(({ why }) => why === 'seven-years').map(({ offence }) => offence);
  const byChapter = must.flatMap(({ offence, chapter }) => (chapter ? [`${offence} (${chapter})`] : []));
  const cautions: Caution[] = [];
  if (byTerm.length > 0) {
    cautions.push({ code: 'mandatory-conditions', authority, about: byTerm.toSorted().join(', ') });
  }
  if (byChapter.length > 0) {
    cautions.push({
      code: 'mandatory-conditions-by-chapter',
      authority,
      about: byChapter.toSorted().join(', '),
    });
  }
  return cautions;
}
