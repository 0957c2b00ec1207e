/** What has to be said beside a Magistrate's discretion: whom to hear, which conditions must be set, which court tries. */
import type { Caution } from '#law/determination.ts';
import { act } from '#law/authority.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { offenceName } from '#law/tables.ts';
import { ofTheChapters, sevenYearsOrMore } from './s480-3-conditions.ts';
import { childCaution } from './s480-proviso.ts';

export function magistrateCautions(matter: Matter): Caution[] {
  const { rows, regimes, arrested } = matter;
  const at = (bnss: string, crpc: string) => twin(regimes.application, { bnss, crpc });
  const cautions: Caution[] = [
    ...childCaution(matter),
    { code: 'special-reason-proviso', authority: at('s.480(1), second proviso', 's.437(1), second proviso') },
  ];
  if (arrested === false) {
    cautions.push({ code: 'must-appear-or-surrender', authority: at('s.480(1)', 's.437(1)') });
  }
  if (rows.some(sevenYearsOrMore)) {
    cautions.push({
      code: 'hear-prosecutor',
      authority: at('s.480(1), fourth proviso', 's.437(1), fourth proviso'),
    });
  }
  if (rows.some(sevenYearsOrMore) || [...rows, ...matter.principals].some(ofTheChapters)) {
    cautions.push({ code: 'mandatory-conditions', authority: at('s.480(3)', 's.437(3)') });
  }
  for (const row of rows.filter(({ court }) => court === 'special')) {
    const about = offenceName(row);
    cautions.push({ code: 'tried-by-special-court', authority: act(row.code, `s.${row.section}`), about });
  }
  return cautions;
}
