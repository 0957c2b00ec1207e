import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, day } from '#kernel/calendar-date.ts';
import { lookUp } from '#law/tables.ts';
import { TABLES } from '../../law/law-tables.ts';
import { ask, JADHAV, TODAY } from './asked.ts';

describe('the answer', () => {
  it('says the right, since when and why, and marks each limb', () => {
    const { answer, limbs, score } = ask(JADHAV);
    expect(answer).toMatchObject({ kind: 'entitled', date: '2026-11-10', relief: 'undertrial' });
    expect(answer.sentence).toContain('one third of 7 years');
    expect(limbs.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'bailable not',
      'excluded met',
      'convicted met',
      'fraction met',
      'multiplicity met',
      'delay met',
      'maximum not',
      'custody unproved',
      'default-bail not',
      'sixty-days unproved',
    ]);
    expect(limbs[3]?.value).toBe('28 months of 84 months; reached 10-11-2026');
    expect(limbs[8]?.value).toBe('Charge-sheet on day 57 of 60');
    expect(score).toMatchObject({ kind: 'verdict', score: 34, verdict: 'eligible' });
  });

  it('is not there the day before', () => {
    const { answer, score } = ask(JADHAV, 'bnss', day('2026-11-09'));
    expect(answer).toMatchObject({ kind: 'not-yet', date: '2026-11-10' });
    expect(answer.sentence).toContain('1 day,');
    expect(score).not.toMatchObject({ verdict: 'eligible' });
  });

  it('moves with the delay of the accused, and the formula does not overrule it', () => {
    const { answer, score } = ask({ ...JADHAV, delayDays: '30' });
    expect(answer).toMatchObject({ kind: 'not-yet', date: '2026-12-10' });
    expect(score).toMatchObject({ verdict: 'statute-decides' });
  });
});

describe('what moves the answer, and what leaves it open', () => {
  it('takes whole days on interim bail out', () => {
    const breaks = [{ from: '2025-01-10', to: '2025-01-21' }];
    expect(ask({ ...JADHAV, breaks }).answer).toMatchObject({ kind: 'entitled', date: '2026-11-20' });
    const longer = [{ from: '2025-01-10', to: '2025-01-22' }];
    expect(ask({ ...JADHAV, breaks: longer }).answer).toMatchObject({ kind: 'not-yet', date: '2026-11-21' });
  });

  it('asks for what is missing and never guesses it', () => {
    const { answer } = ask({ ...JADHAV, previousConvictions: 'unknown', pendingCases: '', delayDays: '' });
    expect(answer.kind).toBe('undetermined');
    expect(answer.missing).toEqual(
      expect.arrayContaining(['neverConvicted', 'otherPendingCases', 'delayByAccusedDays']),
    );
  });

  it('gives both readings where several offences stand in one case', () => {
    const { answer, limbs, score } = ask({ ...JADHAV, sections: 'BNS 318(4), BNS 303(2)' });
    expect(answer).toMatchObject({ kind: 'contested', date: '2026-11-10' });
    expect(limbs.find(({ key }) => key === 'multiplicity')).toMatchObject({
      state: 'unproved',
      contested: true,
    });
    expect(score).toMatchObject({ verdict: 'statute-decides' });
  });

  it('counts back from years where the arrest is not known', () => {
    const { answer } = ask({ ...JADHAV, arrestDate: '', timeServed: '2.5', firstRemandDate: '' });
    expect(answer.kind).toBe('entitled');
  });

  it('leads with default bail while no charge-sheet is filed', () => {
    const form = { ...JADHAV, chargesheet: 'not-filed' as const, chargesheetOn: '' };
    expect(ask(form, 'bnss', day('2024-09-09')).answer).toMatchObject({
      kind: 'entitled',
      relief: 'default',
      date: '2024-09-09',
    });
    expect(ask(form, 'bnss', day('2024-09-08')).answer).toMatchObject({
      kind: 'not-yet',
      date: '2024-09-09',
    });
  });

  it('stands on 436A on the other tab: one half, whoever was convicted', () => {
    const { answer, score } = ask(JADHAV, 'crpc');
    expect(answer).toMatchObject({ kind: 'not-yet', date: '2028-01-10' });
    expect(score).toMatchObject({ verdict: 'not-eligible' });
  });
});

describe('what death or life excludes', () => {
  const grave = ['IPC 302', 'BNS 103(1)', 'IPC 326', 'BNS 118(2)', 'BNS 65(1)'];
  it.each(grave)('%s is never eligible, whatever was served and however high the score', (sections) => {
    const code = sections.startsWith('IPC') ? '2010-01-01' : '2024-07-10';
    const { answer, score } = ask({
      ...JADHAV,
      sections,
      arrestDate: code,
      maxSentence: '2',
      timeServed: '2',
    });
    expect(answer.kind).toBe('barred');
    expect(answer.sentence).toContain('can be punished with');
    expect(score).toMatchObject({ score: 100, verdict: 'not-eligible' });
  });

  it('murder is barred on the CrPC tab too', () => {
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

it('never says "Eligible" against the statute, nor "Not eligible" where it gives release', () => {
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
      const { found, score } = ask(form, tab);
      const { kind } = found.undertrial.conclusion;
      const verdict = score.kind === 'verdict' ? score.verdict : 'none';
      expect(verdict === 'eligible' && (kind === 'barred' || kind === 'not-yet')).toBe(false);
      expect(verdict === 'not-eligible' && kind === 'entitled').toBe(false);
    }),
    { numRuns: 400 },
  );
});
