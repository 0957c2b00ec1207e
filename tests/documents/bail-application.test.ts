/** The paper of each relief: every sentence follows from the record, the section from court and date. */
import { describe, expect, it } from 'vitest';
import { day } from '../../src/kernel/calendar-date.ts';
import { bailApplication } from '../../src/documents/bail-application.ts';
import { bailDraftFrom, type BailDraft, type DocumentContext } from '../../src/documents/matter.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import { bare, context, full, withFacts } from './sample-application.ts';

const textOf = (content: BailDraft, more?: Partial<DocumentContext>): string =>
  plainText(bailApplication(content, { ...context, ...more }));

const courtHeading = (courtName: string): string | undefined =>
  textOf(withFacts({ courtName, courtPlace: 'Pune' })).split('\n')[0];

const codes = (content: BailDraft, more?: Partial<DocumentContext>): string[] =>
  bailApplication(content, { ...context, ...more }).concerns.map(({ key }) => key);

describe('relief and section by court, custody and filing date', () => {
  it.each<['magistrate' | 'sessions' | 'high', string, string]>([
    ['magistrate', 'regular bail under section 480 of the Bharatiya', 'section 437 of the Code of Criminal'],
    ['sessions', 'regular bail under section 483 of the Bharatiya', 'section 439 of the Code of Criminal'],
    ['high', 'regular bail under section 483 of the Bharatiya', 'section 439 of the Code of Criminal'],
  ])('%s', (court, now, before) => {
    expect(textOf(withFacts({ court }))).toContain(now);
    const old = textOf(withFacts({ court }), { filedOn: day('2024-06-30') });
    expect(old).toContain(`regular bail under ${before}`);
    expect(old).not.toContain('Nagarik');
  });

  it('cites the BNSS from 1 July 2024', () => {
    expect(textOf(full, { filedOn: day('2024-07-01') })).toContain('under section 483 of the Bharatiya');
  });

  it('asks for anticipatory bail if the applicant was not arrested', () => {
    const text = textOf(withFacts({ custodyStatus: 'not-arrested' }));
    expect(text).toContain('anticipatory bail under section 482 of the Bharatiya');
    expect(text).toContain('The applicant has not been arrested.');
    expect(text).not.toContain('was arrested on');
  });

  it('cites the section of the addressed court for regular bail', () => {
    expect(textOf(withFacts({ court: 'magistrate' }, { relief: 'regular-sessions' }))).toContain(
      'section 480',
    );
  });

  it('asks for default bail under the CrPC for a pre-BNSS FIR', () => {
    const old = textOf(
      withFacts(
        { firDate: day('2024-06-20'), sections: ['IPC 420'], offenceDate: day('2024-06-01') },
        { relief: 'default' },
      ),
    );
    expect(old).toContain('default bail under section 167(2) of the Code of Criminal Procedure, 1973');
  });
});

describe('unknown facts', () => {
  it('are left out of a filed application', () => {
    const text = textOf(bare);
    expect(text).not.toMatch(/\[|custody|earlier application|undefined/);
    expect(text).toContain('The State, through the Station House Officer, Police Station Hadapsar');
    expect(text).toContain('Place: ________');
    expect(text).not.toContain('Advocate');
  });

  it('appear in brackets in an unfinished application', () => {
    const document = bailApplication({}, { ...context, unfinished: true });
    expect(document.gaps).toContain('[name of the applicant]');
    expect(document.gaps).toContain('[COURT]');
    expect(document.gaps.length).toBeGreaterThan(12);
    expect(plainText(document)).not.toMatch(/undefined|null|NaN/);
  });

  it('do not become "none" for antecedents', () => {
    expect(textOf(bare)).not.toContain('Criminal antecedents');
    expect(textOf(withFacts({ antecedents: { known: true, rows: [] } }))).toContain('no other criminal case');
  });

  it('leave the application number blank before filing', () => {
    expect(textOf(full)).toContain('Bail Application No. ________ of 2026');
  });

  it('leave the court number blank after filing and add the filing reference', () => {
    const text = textOf(full, { applicationNumber: 'ZB/2026/K7-0012' });
    expect(text).toContain('Bail Application No. ________ of 2026');
    expect(text).toContain('(Filing reference ZB/2026/K7-0012; not a number of the Court)');
  });
});

describe('parts of the application', () => {
  it('prints the application count only if it is known', () => {
    expect(textOf(full)).toContain('FIRST application');
    expect(textOf(withFacts({}, { previousApplications: 'one' }))).toContain(
      'SECOND bail application in this matter',
    );
    expect(textOf(withFacts({}, { previousApplications: 'multiple' }))).toContain('FURTHER bail application');
    expect(textOf(withFacts({}, { previousApplications: 'multiple', ordinal: 4 }))).toContain('FOURTH bail');
    expect(textOf(withFacts({}, { previousApplications: 'one', ordinal: 1 }))).not.toContain('FIRST');
    expect(textOf(bare)).toContain('\nApplication for grant of regular bail');
  });

  it('prints the correct title for a State, a Union Territory and Delhi', () => {
    expect(textOf(withFacts({ state: 'State of Kerala' }))).toContain('State of Kerala, through');
    expect(textOf(withFacts({ state: 'Chandigarh' }))).toContain('Union Territory of Chandigarh, through');
    expect(textOf(withFacts({ state: 'Delhi' }))).toContain('State (NCT of Delhi), through');
  });

  it('prints the court name as given', () => {
    expect(courtHeading('Court of the Special Judge, Pune')).toBe('IN THE COURT OF THE SPECIAL JUDGE, PUNE');
    expect(courtHeading('जिला न्यायालय, पुणे')).toBe('जिला न्यायालय, पुणे');
    expect(courtHeading('Additional Sessions Judge')).toBe('BEFORE THE ADDITIONAL SESSIONS JUDGE AT PUNE');
  });
});

describe('law in the application', () => {
  it('prints the maximum of each section in the tables', () => {
    const text = textOf(withFacts({ sections: ['BNS 318(4)', 'X 1'] }));
    expect(text).toContain(
      'Section 318(4), Bharatiya Nyaya Sanhita, 2023 | Cheating and dishonestly inducing delivery of property | imprisonment up to 7 years, and fine',
    );
    expect(text).toContain('X 1 |  | not stated');
  });

  it('prints custom prayer, conditions and headed grounds', () => {
    const text = textOf(
      withFacts(
        {},
        {
          prayer: '(1) to hear this early.\n(2) to grant bail.',
          proposedConditions: 'custom',
          customConditions: 'to stay in Nashik\nto report on Mondays',
          groundParts: [{ heading: 'Parity', text: 'The co-accused is on bail.' }],
        },
      ),
    );
    expect(text).toContain('(a) to hear this early.\n\n(b) to grant bail.');
    expect(text).toContain('(a) to stay in Nashik\n\n(b) to report on Mondays');
    expect(text).toMatch(/Parity\n\n\d+\. The co-accused is on bail\./);
  });

  it('never proposes forbidden conditions', () => {
    for (const proposedConditions of ['standard', 'reporting', 'passport'] as const) {
      expect(textOf(withFacts({}, { proposedConditions }))).not.toMatch(/location|map|embassy/i);
    }
  });
});

describe('concerns beside the application', () => {
  it('need no answer in the ordinary case', () => {
    const { concerns } = bailApplication(full, context);
    expect(concerns.filter(({ answer }) => answer === 'needed')).toEqual([]);
  });

  it('name the wrong court with a different sentence per relief', () => {
    const sentences = (['anticipatory', 'regular-sessions', 'regular-high-court'] as const).map((relief) => {
      const { concerns } = bailApplication(withFacts({ court: 'magistrate' }, { relief }), context);
      return concerns.find(({ key }) => key === `forum:${relief}`)?.text;
    });
    expect(new Set(sentences).size).toBe(3);
    expect(sentences).not.toContain(undefined);
  });

  it('name an available right if the application asks for less', () => {
    const theft: BailDraft['case'] = {
      sections: ['BNS 303(2)'],
      arrestDate: day('2026-09-08'),
      firstRemandDate: day('2026-09-09'),
      chargesheet: { state: 'not-filed', asOf: day('2026-11-20') },
      trial: undefined,
    };
    expect(codes(withFacts(theft))).toContain('right:default');
    expect(codes(withFacts(theft, { relief: 'default' }))).not.toContain('right:default');
  });

  it('refer a child to the Juvenile Justice Board', () => {
    const child = { ...full, applicant: { ...full.applicant, age: 12 } };
    expect(codes(child)).toContain('juvenile-justice-board');
  });

  it('keep the key of an answer while facts stay the same', () => {
    const barred = withFacts({ sections: ['BNS 103(1)'] }, { relief: 'bailable' });
    const [key = ''] = codes(barred);
    const answers = [{ concern: key, reason: 'the hurt was simple' }];
    const answered = bailApplication(
      withFacts({ sections: ['BNS 103(1)'] }, { relief: 'bailable', answers }),
      context,
    );
    expect(answered.concerns.find((each) => each.key === key)?.reason).toBe('the hurt was simple');
    expect(plainText(answered)).toContain('the applicant submits: the hurt was simple');
  });
});

describe('application with one missing field', () => {
  const groups = ['applicant', 'case', 'bail', 'advocate'] as const;
  const without = groups.flatMap((group) =>
    Object.keys(full[group]).map((field): [string, string] => [group, field]),
  );

  it.each(without)('prints no placeholder value without %s.%s', (group, field) => {
    const content = structuredClone<Record<string, Record<string, unknown>>>(full);
    delete content[group]?.[field];
    for (const unfinished of [true, false]) {
      expect(textOf(bailDraftFrom(content), { unfinished })).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });
});

const needs = (content: BailDraft) =>
  bailApplication(content, context).concerns.filter(({ answer }) => answer === 'needed');

const atrocity = (specialCourtOrderOn?: ReturnType<typeof day>): BailDraft =>
  withFacts({ court: 'high', courtPlace: 'Bombay', sections: ['SC/ST 3(1)(r)'], specialCourtOrderOn });

describe('appeal under a special Act', () => {
  it('is titled as an appeal by an appellant', () => {
    const text = textOf(atrocity());
    expect(text).toContain('Criminal appeal under section 14A(2) of the Scheduled Castes');
    expect(text).toContain('... Appellant');
    expect(text).toContain('Criminal Appeal No. ________ of 2026');
    expect(text).not.toMatch(/section 483|no earlier application|FIRST/);
    const own = text.replace('The applicant has roots', ''); // the filer's own text stays unchanged
    expect(own).not.toMatch(/applicant/i);
    expect(own).toContain('residing at ________________, ________________ of the appellant and conducting');
  });

  it('computes limitation from the order and asks to condone delay', () => {
    expect(textOf(atrocity(day('2026-10-01')))).toContain(
      'The period of limitation for the appeal expires on 30-12-2026.',
    );
    const late = textOf(atrocity(day('2026-07-01')));
    expect(late).toContain('filed with a delay of 52 days. The appellant prays that the delay be condoned');
    expect(late).toContain('the Act permits condonation until 28-12-2026');
    expect(late).toContain('(a) to condone the delay of 52 days');
    const tooLate = textOf(atrocity(day('2026-01-01')));
    expect(tooLate).toContain('The period of limitation expired on 01-04-2026.');
    expect(tooLate).toContain('The Act permits condonation until 30-06-2026.');
    expect(tooLate).not.toContain('prays that the delay be condoned');
  });

  it('names its Act in full without an offence of that Act', () => {
    const content = withFacts({
      court: 'high',
      sections: ['UAPA 18'],
      specialCourtOrderOn: day('2026-11-01'),
    });
    expect(textOf(content)).toContain('section 21(4) of the National Investigation Agency Act, 2008');
  });

  it('names the impugned order and the cause of delay', () => {
    const late = atrocity(day('2026-07-01'));
    const named = {
      ...late,
      case: { ...late.case, specialCourtName: 'the Special Judge, Pune' },
      bail: { ...late.bail, delayCause: 'the order reached the jail on 20-09-2026.' },
    };
    expect(textOf(named)).toContain(
      'The impugned order was passed by the Special Judge, Pune on 01-07-2026.',
    );
    expect(textOf(named)).toContain('The cause of the delay: the order reached the jail');
    expect(needs(late).map(({ key }) => key)).toEqual(['appeal:no-cause']);
    expect(needs(named)).toEqual([]);
    expect(needs(atrocity()).map(({ key }) => key)).toEqual(['appeal:no-order']);
  });
});

describe('possible right', () => {
  it('is named with the deciding question', () => {
    const theft: BailDraft['case'] = {
      sections: ['BNS 303(2)'],
      arrestDate: day('2026-09-08'),
      firstRemandDate: day('2026-09-09'),
      chargesheet: undefined,
      trial: undefined,
    };
    const { concerns } = bailApplication(withFacts(theft), context);
    const concern = concerns.find(({ key }) => key === 'may-be-open:default-bail');
    expect(concern?.text).toContain('may have accrued on 08-11-2026');
    expect(concern?.text).toContain('charge-sheet');
  });
});
