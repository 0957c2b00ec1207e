import { describe, expect, it } from 'vitest';
import { ApplicationContent } from '../../src/contract/application/application.ts';
import { contentFromForm, formFromContent } from '../../src/domain/application/form-content.ts';
import { earlierApplications } from '../../src/domain/application/earlier-applications.ts';
import { refusedFacts } from '../../src/domain/application/impossible-facts.ts';
import { lawFactsOf } from '../../src/domain/case/law-facts.ts';
import { day } from '../../src/kernel/calendar-date.ts';
import { impossibleSentence } from '../../src/text/en/law/impossible.ts';
import { impossibleSentence as inHindi } from '../../src/text/hi/law/impossible.ts';
import { atrocity, inFirs, kothrud, WITH_A_BAR } from '../documents/firs/fir-matters.ts';
import { full } from '../documents/sample-application.ts';
import { TABLES } from '../law/law-tables.ts';

const TODAY = day('2026-11-20');

const firsRefused = (content: unknown) =>
  refusedFacts(ApplicationContent.parse(content), TABLES, TODAY).filter(
    ({ path }) => path === 'case.furtherFirs',
  );

const filed = (_id: string, content: unknown) => ({
  ...ApplicationContent.parse(content),
  _id,
  caseId: _id,
  createdAt: '2026-10-01T06:00:00.000Z',
  createdBy: 'me',
  status: 'Pending' as const,
  orders: [],
  updates: [],
  applicationNumber: null,
});

describe('further FIRs', () => {
  it('are accepted for anticipatory bail, chosen or proposed from the custody', () => {
    const content = inFirs([kothrud]);
    expect(firsRefused(content)).toEqual([]);
    expect(firsRefused({ ...content, bail: { ...content.bail, relief: undefined } })).toEqual([]);
  });

  it.each([
    'bailable',
    'regular-magistrate',
    'regular-sessions',
    'default',
    'undertrial',
    'suspension',
  ] as const)('are refused in one sentence for %s', (relief) => {
    const faults = firsRefused({
      ...full,
      case: { ...full.case, furtherFirs: [kothrud] },
      bail: { ...full.bail, relief },
    });
    expect(faults.map(({ code }) => code)).toEqual(['several-firs']);
    for (const sentence of faults.flatMap((fault) => [impossibleSentence(fault), inHindi(fault)]))
      expect(sentence).toContain('31/2026');
  });

  it('are refused if one is listed twice, in any spelling, or is dated after today', () => {
    const again = { ...kothrud, firNumber: 'FIR No. 031/2026', policeStation: 'P.S. Kothrud' };
    const first = { ...kothrud, firNumber: '218/2024', policeStation: 'Hadapsar' };
    expect(firsRefused(inFirs([kothrud, again])).map(({ code }) => code)).toEqual(['same-fir-twice']);
    expect(firsRefused(inFirs([first])).map(({ code }) => code)).toEqual(['same-fir-twice']);
    const ahead = firsRefused(inFirs([{ ...kothrud, firDate: day('2027-01-01') }]));
    expect(ahead.map(({ code }) => code)).toEqual(['day-after-today']);
  });
});

const firs = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...kothrud, firNumber: `${31 + n}/2026` }));
const persons = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    name: `Person ${'ABCDEFGHI'[n]}`,
    age: 30 + n,
    gender: 'male' as const,
    address: 'Pune',
    custodyStatus: 'not-arrested' as const,
  }));

const refused = (further: number, others: number) =>
  firsRefused({ ...inFirs(firs(further)), coApplicants: persons(others) });

describe('many FIRs of many applicants', () => {
  it('are accepted up to sixty determinations, and refused above with the number that fits', () => {
    expect([refused(19, 0), refused(19, 2), refused(5, 9)]).toEqual([[], [], []]);
    const [fault] = refused(19, 9);
    expect(fault).toMatchObject({ code: 'too-many-firs', about: '6' });
    expect(fault && impossibleSentence(fault)).toContain('covers at most 6 FIRs');
    expect(fault && inHindi(fault)).toContain('अधिक से अधिक 6 FIR');
    expect(refused(6, 9).map(({ code }) => code)).toEqual(['too-many-firs']);
  });
});

const inFirWith = (...sections: string[]) => ({ ...kothrud, sections });

describe('an FIR that needs an application of its own', () => {
  it('is named with its station, its Act and what to do, in both languages', () => {
    const [fault] = firsRefused(WITH_A_BAR);
    expect(fault && impossibleSentence(fault)).toBe(
      'FIR No. 7/2026, Police Station Chakan: an offence under the SC/ST Act is heard by the Special Court. File a separate application for it.',
    );
    expect(fault && inHindi(fault)).toContain('FIR नं. 7/2026, थाना Chakan: SC/ST अधिनियम');
  });

  it.each([
    ['SC/ST 3(1)(r)', 'special-court-of-fir'],
    ['NDPS 21(c)', 'special-court-of-fir'],
    ['NDPS 20(b)(ii)(C)', 'special-court-of-fir'],
    ['PMLA 4', 'special-court-of-fir'],
    ['UAPA 18', 'special-court-of-fir'],
    ['MCOCA 3(1)(i)', 'special-court-of-fir'],
    ['POCSO 8', 'special-court-of-fir'],
    ['BNS 65(1)', 'bar-in-fir'],
    ['BNS 70(2)', 'bar-in-fir'],
  ])('is found by its section %s, as a further FIR and as the first', (section, code) => {
    const further = firsRefused(inFirs([inFirWith('BNS 318(4)', section)]));
    expect(further.map((fault) => [fault.code, fault.about])).toEqual([[code, '31/2026']]);
    const first = firsRefused(inFirs([kothrud], { sections: [section] }));
    expect(first.map((fault) => [fault.code, fault.about])).toEqual([[code, '218/2024']]);
  });

  it.each(['BNS 103(1)', 'BNS 85', 'BNS 316(2)', 'BNS 115(2)', 'ARMS 25(1B)(a)', 'IT 66D'])(
    'is none under %s',
    (section) => {
      expect(firsRefused(inFirs([inFirWith(section)]))).toEqual([]);
    },
  );

  it('is also found in transit, and is accepted in its own application', () => {
    const away = { firInOtherState: true, court: 'high' } as const;
    expect(firsRefused(inFirs([atrocity], away)).map(({ code }) => code)).toEqual(['special-court-of-fir']);
    expect(firsRefused(inFirs([], { ...atrocity, firDate: undefined }))).toEqual([]);
  });
});

describe('the record of further FIRs', () => {
  it('returns from the form as it was', () => {
    const content = ApplicationContent.parse(inFirs([kothrud]));
    const form = formFromContent(content);
    expect(form.furtherFirs[0]?.sections).toBe('BNS 316(2)');
    const again = contentFromForm(form, content);
    expect(again.ok && again.value.case.furtherFirs).toEqual([kothrud]);
    const removed = contentFromForm({ ...form, furtherFirs: [] }, content);
    expect(removed.ok && removed.value.case.furtherFirs).toBeUndefined();
  });

  it('is no list of other cases of the accused', () => {
    const { case: facts } = inFirs([kothrud], {
      antecedents: { known: true, rows: [{ ...kothrud, state: 'pending' }] },
    });
    expect(lawFactsOf(facts ?? {}, TABLES).otherPendingCases).toBe(0);
  });

  it('makes an application in one of them an earlier one of this matter', () => {
    const alone = inFirs([], { firNumber: kothrud.firNumber, policeStation: kothrud.policeStation });
    const now = { at: '2026-11-20T06:00:00.000Z', createdBy: 'me' };
    const both = inFirs([kothrud]);
    expect(earlierApplications({ ...both, ...now }, [filed('a', alone)])).toHaveLength(1);
    expect(earlierApplications({ ...alone, ...now }, [filed('b', both)])).toHaveLength(1);
    const other = inFirs([], { firNumber: '99/2026', policeStation: 'Kothrud' });
    expect(earlierApplications({ ...other, ...now }, [filed('b', both)])).toEqual([]);
  });
});
