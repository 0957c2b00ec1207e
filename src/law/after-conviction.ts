/**
 * A conviction in this case ends every rule for a person who awaits judgment: what is left is suspension of the
 * sentence. The rules themselves need not know of it.
 */
import { barred, type Finding, type Reason } from './determination.ts';
import type { Determinations } from './determine.ts';
import { twin } from './parameter.ts';

export function afterConviction(found: Determinations): Determinations {
  const { conviction, asOf, regimes } = found.matter;
  if (conviction === undefined || conviction.on > asOf) return found;
  const ended = (bnss: string, crpc: string): Finding<never> => {
    const authority = twin(regimes.application, { bnss, crpc });
    const because: Reason = { code: 'convicted-already', authority, about: conviction.on };
    return { conclusion: barred([because]), cautions: [] };
  };
  const undertrial = ended('s.479(1)', 's.436A');
  const noTerm = { fraction: null, thresholdDate: null, dates: null, maximumTerm: null };
  return {
    ...found,
    bailable: ended('s.478(1)', 's.436(1)'),
    defaultBail: { ...ended('s.187(3)', 's.167(2)'), dates: null, status: null },
    undertrial: { ...undertrial, caseLevel: undertrial.conclusion, ...noTerm },
    magistrate: ended('s.480(1)', 's.437(1)'),
    sixtyDays: { ...ended('s.480(6)', 's.437(6)'), from: null },
    anticipatory: ended('s.482(1)', 's.438(1)'),
    sessionsOrHighCourt: ended('s.483(1)', 's.439(1)'),
    illegalArrest: { ...ended('s.47', 's.50'), produceBy: null },
    policeCustody: { ...ended('s.187(2)', 's.167(2)'), used: null, closes: null },
    transitBail: ended('s.482(1)', 's.438(1)'),
    longDelay: ended('s.483(1)', 's.439(1)'),
    furtherInquiry: ended('s.480(2)', 's.437(2)'),
    beforeJudgment: ended('s.480(7)', 's.437(7)'),
  };
}
