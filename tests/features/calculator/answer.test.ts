import { fc } from '../../support/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { addDays, day } from '#kernel/calendar-date.ts';
import { lookUp } from '#law/tables.ts';
import { TABLES } from '../../law/law-tables.ts';
import { english } from '../../support/english.ts';
import { BLANK } from '#features/law/calculator/calculator-form.ts';
import { conditionSaid } from '#text/explained-words.ts';
import { plural } from '#text/en/plural.ts';
import { ask, JADHAV, TODAY } from './asked.ts';

describe('the answer', () => {
  it('gives the right, its date and reason, and the state of each condition', () => {
    const { leading, relief, sentence, conditions, score } = ask(JADHAV);
    expect(leading).toMatchObject({ kind: 'entitled', right: 'one-third', on: '2026-11-10' });
    expect(relief).toBe('undertrial');
    expect(sentence).toContain('one-third of 7 years is completed');
    expect(conditions.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'bailable not-met',
      'no-death-or-life met',
      'never-convicted met',
      'one-third met',
      'one-offence-no-other-case met',
      'delay met',
      'maximum not-met',
      'custody unknown',
      'default-bail not-met',
      'sixty-days unknown',
    ]);
    const conditionValues = conditions.map((each) => conditionSaid(each, english).value);
    expect(conditionValues[3]).toBe('28 months of 84 months; reached 10-11-2026');
    expect(conditionValues[8]).toBe('Charge-sheet on day 57 of 60');
    expect(score).toMatchObject({ kind: 'verdict', score: 34, verdict: 'eligible' });
  });

  it('is not yet available one day earlier', () => {
    const { leading, sentence, score } = ask(JADHAV, 'bnss', day('2026-11-09'));
    expect(leading).toMatchObject({ kind: 'not-yet', on: '2026-11-10' });
    expect(sentence).toContain('1 day,');
    expect(score).not.toMatchObject({ verdict: 'eligible' });
  });

  it('moves with the delay of the accused, and the score does not override it', () => {
    const { leading, score } = ask({ ...JADHAV, delayByAccusedDays: '30' });
    expect(leading).toMatchObject({ kind: 'not-yet', on: '2026-12-10' });
    expect(score).toMatchObject({ verdict: 'statute-decides' });
  });

  it('formats a number of days in the Indian style', () => {
    const { sentence } = ask({ ...JADHAV, previousConvictions: 'one' }, 'bnss', day('2024-10-01'));
    expect(sentence).toContain('in 1,196 days');
    expect(plural(2_245, 'day', 'days')).toBe('2,245 days');
  });
});

describe('a possibly open right', () => {
  const theft = {
    ...JADHAV,
    sections: 'BNS 303(2)',
    arrestDate: '2026-09-08',
    firstRemandDate: '',
    chargesheet: '',
    chargesheetOn: '',
  } as const;

  it('leads with its questions, and remains after its day has passed', () => {
    const { leading, sentence, score } = ask(theft);
    expect(leading).toMatchObject({ kind: 'may-be-open', right: 'default-bail', on: '2026-11-07' });
    expect(sentence).toBe(
      'A right to default bail may have accrued on {date}. Confirm: has a charge-sheet been filed? What is the date of first remand?',
    );
    expect(score).toMatchObject({ verdict: 'statute-decides' });
  });

  it('asks under the NDPS Act whether the time was extended', () => {
    const heroin = {
      ...theft,
      sections: 'NDPS 21(c)',
      arrestDate: '2026-05-13',
      firstRemandDate: '2026-05-14',
    };
    const { leading, sentence } = ask({ ...heroin, chargesheet: 'not-filed' });
    expect(leading).toMatchObject({
      kind: 'may-be-open',
      right: 'default-bail',
      missing: ['remandExtension'],
    });
    expect(sentence).toContain('was the time extended?');
  });

  it('disappears once the charge-sheet question is answered', () => {
    const filed = { ...theft, chargesheet: 'filed', chargesheetOn: '2026-10-01' } as const;
    expect(ask(filed).leading.kind).toBe('not-yet');
    expect(ask({ ...theft, chargesheet: 'not-filed' }).leading).toMatchObject({
      kind: 'entitled',
      right: 'default-bail',
    });
  });
});

describe('facts with an effect on the answer', () => {
  it('subtracts whole days on interim bail', () => {
    const breaks = [{ from: '2025-01-10', to: '2025-01-21' }];
    expect(ask({ ...JADHAV, breaks }).leading).toMatchObject({ kind: 'entitled', on: '2026-11-20' });
    const longer = [{ from: '2025-01-10', to: '2025-01-22' }];
    expect(ask({ ...JADHAV, breaks: longer }).leading).toMatchObject({ kind: 'not-yet', on: '2026-11-21' });
  });

  it('asks for missing facts and never guesses them', () => {
    const { leading } = ask({
      ...JADHAV,
      previousConvictions: 'unknown',
      pendingCases: '',
      delayByAccusedDays: '',
    });
    expect(leading).toMatchObject({ kind: 'may-be-open', right: 'one-third', on: '2026-11-10' });
    expect(leading.missing).toEqual(
      expect.arrayContaining(['neverConvicted', 'otherPendingCases', 'delayByAccusedDays']),
    );
  });

  it('gives both readings for several offences in one case', () => {
    const { leading, conditions, score } = ask({ ...JADHAV, sections: 'BNS 318(4), BNS 303(2)' });
    expect(leading).toMatchObject({ kind: 'contested', on: '2026-11-10' });
    expect(conditions.find(({ key }) => key === 'one-offence-no-other-case')).toMatchObject({
      state: 'unknown',
      contested: true,
    });
    expect(score).toMatchObject({ verdict: 'statute-decides' });
  });

  it('counts back from the years served when the arrest is unknown', () => {
    const { leading } = ask({ ...JADHAV, arrestDate: '', timeServed: '2.5', firstRemandDate: '' });
    expect(leading.kind).toBe('entitled');
  });

  it('leads with default bail while no charge-sheet is filed', () => {
    const form = { ...JADHAV, chargesheet: 'not-filed' as const, chargesheetOn: '' };
    expect(ask(form, 'bnss', day('2024-09-09'))).toMatchObject({
      leading: { kind: 'entitled', on: '2024-09-09' },
      relief: 'default',
    });
    expect(ask(form, 'bnss', day('2024-09-08')).leading).toMatchObject({
      kind: 'not-yet',
      on: '2024-09-09',
    });
  });
});

describe('the CrPC tab', () => {
  it('answers with section 479 and shows the former half below', () => {
    const old = { ...JADHAV, sections: 'IPC 420', arrestDate: '2024-02-10', firstRemandDate: '2024-02-11' };
    const form = { ...old, chargesheetOn: '2024-03-20' };
    expect(ask(form, 'crpc')).toMatchObject({
      leading: { kind: 'entitled', right: 'one-third', on: '2026-06-10' },
      relief: 'undertrial',
      formerHalf: '2027-08-10',
    });
    expect(ask(form, 'bnss')).toMatchObject({ leading: { on: '2026-06-10' }, formerHalf: null });
  });

  it('keeps the former rule as the answer before 01-07-2024', () => {
    const old = { ...JADHAV, sections: 'IPC 420', arrestDate: '2019-02-10', firstRemandDate: '2019-02-11' };
    const form = { ...old, chargesheetOn: '2019-03-20' };
    expect(ask(form, 'crpc', day('2024-06-30'))).toMatchObject({
      leading: { kind: 'entitled', right: 'one-half', on: '2022-08-10' },
      formerHalf: null,
    });
  });
});

describe('the score card', () => {
  it('gives no verdict without the time served', () => {
    const { leading, score } = ask({ ...BLANK, sections: 'BNS 115(2)', maxSentence: '1' });
    expect(leading).toMatchObject({ kind: 'entitled', right: 'bailable' });
    expect(score).toEqual({ kind: 'needs-time' });
  });

  it('leaves the verdict to the statute when another right applies', () => {
    const bailable = { ...JADHAV, sections: 'BNS 115(2)', maxSentence: '1', arrestDate: '2026-11-10' };
    expect(ask({ ...bailable, firstRemandDate: '', chargesheetOn: '', chargesheet: '' }).score).toMatchObject(
      {
        verdict: 'statute-decides',
      },
    );
  });
});

describe('the bar for death or life imprisonment', () => {
  const grave = ['IPC 302', 'BNS 103(1)', 'IPC 326', 'BNS 118(2)', 'BNS 65(1)'];
  it.each(grave)('makes %s not eligible at any time served and any score', (sections) => {
    const code = sections.startsWith('IPC') ? '2010-01-01' : '2024-07-10';
    const { leading, sentence, score } = ask({
      ...JADHAV,
      sections,
      arrestDate: code,
      maxSentence: '2',
      timeServed: '2',
    });
    expect(leading.kind).toBe('barred');
    expect(sentence).toContain('is punishable with');
    expect(score).toMatchObject({ score: 100, verdict: 'not-eligible' });
  });

  it('bars murder on the CrPC tab too', () => {
    const form = {
      ...JADHAV,
      sections: 'IPC 302',
      arrestDate: '2010-01-01',
      maxSentence: '5',
      timeServed: '5',
    };
    expect(ask(form, 'crpc').score).toMatchObject({ verdict: 'not-eligible' });
  });

  it('gives no verdict while a limb is not chosen', () => {
    const form = { ...JADHAV, sections: 'IPC 376', maxSentence: '10', timeServed: '9' };
    expect(ask(form).score).toMatchObject({ verdict: 'waits' });
  });
});

it('never gives a verdict that contradicts the statute', () => {
  const served = fc.integer({ min: 0, max: 4_000 });
  const row = fc.constantFrom(...TABLES.offences.filter(({ code }) => code === 'IPC' || code === 'NDPS'));
  const answer = fc.constantFrom('none' as const, 'one' as const, 'multiple' as const, 'unknown' as const);
  const onTab = fc.constantFrom('bnss' as const, 'crpc' as const);
  const matter = fc.record({
    days: served,
    offence: row,
    pendingCases: answer,
    previousConvictions: answer,
    tab: onTab,
  });
  fc.assert(
    fc.property(matter, ({ days, offence, pendingCases, previousConvictions, tab }) => {
      expect(lookUp(TABLES, offence).kind).toBe('found');
      const variant = offence.variant ? ` (${offence.variant})` : '';
      const form = {
        ...JADHAV,
        sections: `${offence.code} ${offence.section}${variant}`,
        maxSentence: String(offence.maxYears ?? 10),
        arrestDate: addDays(TODAY, -days),
        firstRemandDate: '',
        pendingCases,
        previousConvictions,
      };
      const { found, leading, score } = ask(form, tab);
      const verdict = score.kind === 'verdict' ? score.verdict : 'none';
      expect(verdict === 'eligible' && found.undertrial.conclusion.kind !== 'entitled').toBe(false);
      const hopeless = leading.kind === 'barred' || leading.kind === 'not-yet';
      expect(verdict === 'not-eligible' && !hopeless).toBe(false);
    }),
    { numRuns: 400 },
  );
});
