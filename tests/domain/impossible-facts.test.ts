import { describe, expect, it } from 'vitest';
import { impossibleFacts } from '#domain/application/impossible-facts.ts';
import { FACT_ERRORS } from '#law/fact-error.ts';
import { day } from '#kernel/calendar-date.ts';
import { impossibleSentence } from '#text/en/law/impossible.ts';
import { TABLES } from '../law/law-tables.ts';

const TODAY = day('2026-11-20');
type CheckedFacts = Parameters<typeof impossibleFacts>[0];
const found = (facts: CheckedFacts['case'], rest: Omit<CheckedFacts, 'case'> = {}) =>
  impossibleFacts({ case: { sections: ['BNS 303(2)'], ...facts }, ...rest }, TABLES, TODAY);

describe('impossible facts of an application', () => {
  it.each([
    [{ firDate: day('2026-12-01') }, 'case.firDate', '01-12-2026'],
    [{ firDate: day('2024-01-01') }, 'case.sections', 'the FIR is older'],
    [{ arrest: { at: '10:00' } }, 'case.arrest.at', 'needs a date'],
    [
      { arrestDate: day('2026-09-02'), arrest: { production: { state: 'produced', on: day('2026-09-01') } } },
      'case.arrest.production.on',
      'before the arrest',
    ],
    [
      { bailOrder: { state: 'granted', on: day('2026-09-02'), releasedOn: day('2026-09-01') } },
      'case.bailOrder.releasedOn',
      'before the order of bail',
    ],
    [
      { firDate: day('2026-09-01'), chargesheet: { state: 'filed', on: day('2026-08-31') } },
      'case.chargesheet.on',
      '31-08-2026',
    ],
    [
      { trial: { stage: 'Evidence', witnessesCited: 2, witnessesExamined: 3 } },
      'case.trial.witnessesExamined',
      '3/2',
    ],
  ] as const)('are reported with path and sentence: %j', (facts, path, sentence) => {
    const [fact, ...more] = found(facts);
    expect(more).toEqual([]);
    expect(fact?.path).toBe(path);
    expect(fact && impossibleSentence(fact)).toContain(sentence);
  });

  it('include a judgment before the FIR', () => {
    const conviction = { court: 'the Court', on: day('2026-08-31'), sentence: '1 year' };
    const [fact] = found({ firDate: day('2026-09-01') }, { bail: { conviction } });
    expect(fact).toMatchObject({ path: 'bail.conviction.on', code: 'judgment-before-fir' });
    expect(found({ firDate: day('2026-08-31') }, { bail: { conviction } })).toEqual([]);
  });
});

describe('routes that the forum does not know', () => {
  it.each([
    ['SC/ST 3(1)(r)', {}, 's.14A(2)\u00a0SC/ST'],
    ['UAPA 17', { specialCourtOrderOn: day('2026-11-02') }, 's.21(4)\u00a0NIA'],
  ] as const)(
    'are refused: an appeal under %s before another court than the High Court',
    (section, order, cited) => {
      const bail = { relief: 'regular-high-court' } as const;
      const facts = { sections: [section], ...order };
      for (const court of ['magistrate', 'sessions'] as const) {
        const [fact, ...more] = found({ ...facts, court }, { bail });
        expect(more).toEqual([]);
        expect(fact).toMatchObject({ path: 'case.court', code: 'appeal-outside-high-court' });
        expect(fact && impossibleSentence(fact)).toBe(
          `An appeal under ${cited} lies before the High Court alone. Change the court, or the relief.`,
        );
        expect(found({ ...facts, court }, { bail: { relief: 'regular-sessions' } })).toEqual([]);
      }
      expect(found({ ...facts, court: 'high' }, { bail })).toEqual([]);
    },
  );

  it('leave out a first application under the UAPA, and one under the IPC, whatever the court', () => {
    const bail = { relief: 'regular-high-court' } as const;
    expect(found({ sections: ['UAPA 17'], court: 'sessions' }, { bail })).toEqual([]);
    expect(found({ sections: ['IPC 420'], court: 'sessions' }, { bail })).toEqual([]);
  });

  it('are refused: anticipatory bail before a Magistrate, at the field of the court', () => {
    const bail = { relief: 'anticipatory' } as const;
    const [fact, ...more] = found({ court: 'magistrate' }, { bail });
    expect(more).toEqual([]);
    expect(fact).toMatchObject({ path: 'case.court', code: 'anticipatory-before-magistrate' });
    expect(fact && impossibleSentence(fact)).toContain('Court of Session or the High Court');
    expect(found({ court: 'sessions' }, { bail })).toEqual([]);
    expect(found({ court: 'magistrate' }, { bail: { relief: 'regular-sessions' } })).toEqual([]);
  });

  it('have a sentence for each error code', () => {
    for (const code of FACT_ERRORS) {
      const said = impossibleSentence({ path: 'case.sections', code, about: 'X' });
      expect([code, said.length > 20]).toEqual([code, true]);
    }
  });
});
