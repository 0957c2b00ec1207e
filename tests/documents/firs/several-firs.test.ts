/** One application for anticipatory bail in several FIRs. Each FIR has its sections, its respondent and its prayer. */
import { describe, expect, it } from 'vitest';
import { bailApplication } from '../../../src/documents/bail-application.ts';
import { loadGroundLibrary } from '../../../src/documents/grounds/ground-library.ts';
import { proposedGrounds, withdrawnGrounds } from '../../../src/documents/grounds/proposed-grounds.ts';
import { matterOf } from '../../../src/documents/matter.ts';
import { findForeignText } from '../../../src/documents/preflight/other-matter.ts';
import { contradictions } from '../../../src/documents/preflight/contradictions.ts';
import { plainText } from '../../../src/documents/render/plain-text.ts';
import { HINDI_PAPERS } from '../../../src/text/hi/papers/documents.ts';
import { context } from '../sample-application.ts';
import { atrocity, IN_ONE_STATE, IN_TRANSIT, inFirs, kothrud, mysuru, WITH_A_BAR } from './fir-matters.ts';

const LIBRARY = await loadGroundLibrary();

const hindi = { ...context, papers: HINDI_PAPERS };

const textOf = (paper: ReturnType<typeof bailApplication>): string =>
  `${plainText(paper)}\n=== Said beside it, not printed ===\n${paper.concerns
    .map(({ key, text, answer }) => `${key} (${answer}): ${text}\n`)
    .join('')}`;

const concernsOf = (content: Parameters<typeof bailApplication>[0]) =>
  bailApplication(content, context).concerns;

const of = (key: string, content: typeof IN_ONE_STATE) =>
  concernsOf(content).filter((concern) => concern.key.startsWith(key));

const keys = (content: typeof IN_ONE_STATE) => concernsOf(content).map(({ key }) => key);

describe('an application in several FIRs', () => {
  it.each([
    ['one-state', IN_ONE_STATE, context],
    ['transit', IN_TRANSIT, context],
    ['one-state-hindi', IN_ONE_STATE, hindi],
    ['transit-hindi', IN_TRANSIT, hindi],
  ] as const)('matches the golden text: %s', async (name, content, on) => {
    await expect(textOf(bailApplication(content, on))).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it('states the allegations of each FIR, and swears to no other application in any of them', () => {
    const text = plainText(bailApplication(IN_TRANSIT, context));
    expect(text).toContain('In FIR No. 44/2026, Police Station Nazarbad, it is alleged: Money was taken');
    expect(text).toContain('In FIR No. 218/2024, Police Station Hadapsar, it is alleged: The informant');
    expect(text).toContain('in any of the FIRs named above has been filed');
    expect(plainText(bailApplication(IN_TRANSIT, hindi))).toContain('ऊपर लिखी किसी भी FIR में आवेदक');
    expect(plainText(bailApplication(inFirs([]), context))).toContain('in this matter has been filed');
  });

  it('prays in each FIR by its own item', () => {
    const prayed = plainText(bailApplication(IN_ONE_STATE, context))
      .split('\n')
      .filter((line) => line.includes('in the event of arrest in'));
    expect(prayed).toHaveLength(2);
    expect(prayed[0]).toContain('218/2024');
    expect(prayed[0]).not.toContain('31/2026');
    expect(prayed[1]).toContain('31/2026');
  });

  it('names a bar with the FIR that has it, and asks for a reason of its own', () => {
    const barred = concernsOf(WITH_A_BAR).filter(({ key }) => key.startsWith('bar:'));
    expect(barred.map(({ text }) => text.includes('7/2026'))).toEqual([true]);
    const key = barred.map((concern) => concern.key).join('');
    const answered = {
      ...WITH_A_BAR,
      bail: { ...WITH_A_BAR.bail, answers: [{ concern: key, reason: 'No word was said in public.' }] },
    };
    expect(concernsOf(answered).find((each) => each.key === key)?.reason).toBe('No word was said in public.');
    expect(plainText(bailApplication(answered, context))).toContain('No word was said in public.');
  });

  it('pleads no absence of a bar if one FIR has a bar', () => {
    const bare = plainText(bailApplication(IN_ONE_STATE, context));
    const barred = plainText(bailApplication(WITH_A_BAR, context));
    expect(bare).toMatch(/s\.482\(4\)|section 482\(4\)/i);
    expect(barred).not.toMatch(/s\.482\(4\)|section 482\(4\)/i);
  });
});

describe('the questions about an application in several FIRs', () => {
  it('asks about FIRs of two States, unless transit is asked for', () => {
    expect(keys(inFirs([mysuru]))).toContain('firs:state');
    expect(keys(IN_TRANSIT)).not.toContain('firs:state');
    const [division] = of('firs:district', inFirs([{ ...kothrud, district: 'Satara' }]));
    expect(division).toMatchObject({ answer: 'needed', authority: { source: 'BNSS', at: 's.7(1)' } });
    expect(keys(IN_ONE_STATE)).not.toContain('firs:district');
    expect(keys(inFirs([atrocity]))).not.toContain('firs:state');
  });

  it('asks about an FIR of the State of the court in an application in transit', () => {
    expect(of('firs:own-state', IN_TRANSIT)).toEqual([]);
    const away = { firInOtherState: true, court: 'high', courtPlace: 'Bengaluru' } as const;
    const found = of('firs:own-state', inFirs([{ ...kothrud, district: 'Thane' }, mysuru], away));
    expect(found.map(({ text, answer }) => [text.includes('44/2026'), answer])).toEqual([[true, 'needed']]);
    const inDistrict = of(
      'firs:own-state',
      inFirs([], { firInOtherState: true, court: 'sessions', courtPlace: 'Pune' }),
    );
    expect(inDistrict).toHaveLength(1);
  });

  it('reminds of the practice of the court once', () => {
    expect([IN_ONE_STATE, IN_TRANSIT, inFirs([])].map((each) => of('firs:practice', each).length)).toEqual([
      1, 1, 0,
    ]);
  });

  it('names no victim of any FIR in the texts of another', () => {
    const rape = {
      ...kothrud,
      sections: ['BNS 64(1)'],
      allegations: 'The prosecutrix, Kavita Shinde, was taken to a lodge.',
    };
    const content = inFirs([rape], {
      allegations: 'The prosecutrix Kavita Shinde is a friend of the informant.',
    });
    const text = plainText(bailApplication(content, context));
    expect(text).toContain('was taken to a lodge');
    expect(text).toContain('is a friend of the informant');
    expect(text).not.toContain('Kavita');
  });
});

const proposed = (content: typeof IN_ONE_STATE) => proposedGrounds(matterOf(content, context), LIBRARY);

describe('the grounds of an application in several FIRs', () => {
  it('name one FIR each, and state no offence of another FIR', () => {
    const murder = inFirs([{ ...kothrud, sections: ['BNS 103(1)'] }]);
    const upToSeven = proposed(murder).filter(({ id }) => id.startsWith('up-to-seven-years'));
    expect(upToSeven.length).toBe(1);
    const [text = ''] = upToSeven.map(({ written }) => written({}));
    expect(text).toContain('218/2024');
    expect(text).not.toContain('31/2026');
    const both = proposed(IN_ONE_STATE).filter(({ id }) => id.startsWith('up-to-seven-years'));
    expect(both.map(({ id }) => id.split('@')[1])).toEqual(['218/2024 hadapsar', '31/2026 kothrud']);
  });

  it('are one ground if the same is true in each FIR', () => {
    const whole = proposed(IN_ONE_STATE).filter(({ id }) => !id.includes('@'));
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
    expect(whole.length).toBeGreaterThan(0);
  });

  it('are marked if an FIR that is added later does not support them', () => {
    const ids = ['up-to-seven-years', 'up-to-seven-years@218/2024 hadapsar'];
    const murder = inFirs([{ ...kothrud, sections: ['BNS 103(1)'] }]);
    const marked = withdrawnGrounds(ids, matterOf(murder, context), LIBRARY);
    expect([...marked]).toEqual(['up-to-seven-years']);
  });
});

describe('the parties and the check of an application in several FIRs', () => {
  it('has a respondent for each station, and a title with the other States', () => {
    const paper = bailApplication(IN_TRANSIT, context);
    expect(paper.title).toContain('and another');
    const parties = paper.blocks.find(({ kind }) => kind === 'parties');
    expect(parties).toMatchObject({ respondent: { label: 'Respondents' } });
    expect(JSON.stringify(parties)).toContain('Karnataka');
  });

  it('does not take its own further FIR for a text of another matter', () => {
    const content = inFirs([kothrud]);
    const bail = {
      ...content.bail,
      grounds: 'FIR No. 31/2026 of Police Station Kothrud repeats FIR No. 218/2024.',
    };
    expect(findForeignText({ ...content, bail })).toEqual([]);
    expect(findForeignText({ ...content, bail: { ...bail, grounds: 'See FIR No. 999/2026.' } })).toHaveLength(
      1,
    );
  });

  it('does not ask for its own further FIR among the other cases', () => {
    const caseList = [{ name: 'Sunil Ramchandra Jadhav', firNumber: '31/2026', policeStation: 'Kothrud' }];
    expect(contradictions(matterOf(IN_ONE_STATE, context), { caseList })).toEqual([]);
    expect(contradictions(matterOf(inFirs([]), context), { caseList })).toHaveLength(1);
  });
});
