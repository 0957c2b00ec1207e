/** Court, respondent and terms of the paper follow the determination of the forum. */
import { describe, expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { filingPacket } from '#documents/packet/filing-packet.ts';
import { loadGroundLibrary } from '#documents/grounds/ground-library.ts';
import { proposedGrounds } from '#documents/grounds/proposed-grounds.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { day } from '#kernel/calendar-date.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { context, withFacts } from './sample-application.ts';

const paper = (draft: BailDraft, hindi = false): string =>
  plainText(bailApplication(draft, hindi ? { ...context, papers: HINDI_PAPERS } : context));

const library = await loadGroundLibrary();
const FREE = { arrestDate: undefined, firstRemandDate: undefined, custodyStatus: 'not-arrested' } as const;
const ALL = { parts: { victim: true, prosecutor: true } } as const;

const charged = (sections: string[], facts: BailDraft['case'] = {}): BailDraft =>
  withFacts({ sections, court: 'sessions', caseNumber: undefined, trial: undefined, ...facts });

describe('the court in the heading', () => {
  it.each([
    ['UAPA 17', 'SPECIAL JUDGE UNDER THE NATIONAL INVESTIGATION AGENCY ACT, 2008'],
    ['NDPS 21(c)', 'SPECIAL JUDGE UNDER THE NARCOTIC DRUGS AND PSYCHOTROPIC SUBSTANCES ACT, 1985'],
    ['BUDS 21(2)', 'DESIGNATED COURT UNDER THE BANNING OF UNREGULATED DEPOSIT SCHEMES ACT, 2019'],
    ['BNS 103(1)', 'IN THE COURT OF THE SESSIONS JUDGE'],
  ])('for %s is %s', (section, heading) => {
    const text = paper(charged([section]));
    expect(text).toContain(heading);
    expect(text).not.toMatch(/UNDER THE UNLAWFUL ACTIVITIES/i);
  });

  it('is the Chief Judicial Magistrate for an offence under the Telecommunications Act', () => {
    const text = paper(charged(['TELECOM 42(1)'], { court: 'magistrate' }));
    expect(text).toContain('CHIEF JUDICIAL OR CHIEF METROPOLITAN MAGISTRATE');
  });
});

describe('a paper against the Directorate of Enforcement', () => {
  const pmla = charged(['PMLA 4'], { firNumber: '12/2026', policeStation: 'Mumbai Zone' });

  it('names the Directorate, the ECIR and the complaint', () => {
    const text = paper(pmla);
    expect(text).toContain('Directorate of Enforcement');
    expect(text).toContain('ECIR No. 12/2026, Mumbai Zone');
    expect(text).toContain('The prosecution complaint was filed on 05-09-2024.');
    expect(text).not.toMatch(/Station House Officer|FIR No\.|charge-sheet|Police Station/);
  });

  it('uses the same terms in Hindi', () => {
    const text = paper(pmla, true);
    expect(text).toContain('ईसीआईआर संख्या 12/2026');
    expect(text).toContain('प्रवर्तन निदेशालय');
    expect(text).not.toMatch(/थाना प्रभारी|FIR संख्या|आरोप-पत्र/);
  });
});

const FOREIGN = /\bFIR\b|Station House|Police Station|charge-?sheet|थाना|प्राथमिकी|आरोप-पत्र/i;

describe.each(['PMLA 4', 'CUSTOMS 135(1)(i)', 'CGST 132(1)(i)', 'COMPANIES 447'])('under %s', (section) => {
  const reliefs = ['regular-sessions', 'anticipatory', 'default', 'undertrial'] as const;
  const languages = ['English', 'Hindi'] as const;
  const facts: NonNullable<BailDraft['case']> = {
    firNumber: '12/2026',
    policeStation: 'Zone II',
    offenceDate: day('2026-01-05'),
    firDate: day('2026-03-01'),
    arrestDate: day('2026-06-01'),
    firstRemandDate: day('2026-06-02'),
    chargesheet: { state: 'not-filed', asOf: day('2026-11-20') },
    allegations: 'Money was moved.',
    antecedents: { known: true, rows: [] },
  };
  const draft = (relief: (typeof reliefs)[number]): BailDraft => {
    const { bail, ...rest } = charged([section], relief === 'anticipatory' ? { ...facts, ...FREE } : facts);
    return { ...rest, bail: { ...bail, relief, grounds: 'None.', groundParts: [] }, packet: ALL };
  };

  it.each(languages)('no paper or ground has an FIR, a police station or a charge-sheet, in %s', (name) => {
    const within = name === 'Hindi' ? { ...context, papers: HINDI_PAPERS } : context;
    for (const relief of reliefs) {
      const written = draft(relief);
      const { index, pieces } = filingPacket(written, within, []);
      const papers = pieces.flatMap((piece) => (piece.kind === 'paper' ? [plainText(piece.document)] : []));
      const grounds = proposedGrounds(matterOf(written, within), library).map((ground) => ground.written({}));
      const lines = [plainText(index), ...papers, ...grounds].join('\n').split('\n');
      expect(lines.filter((line) => FOREIGN.test(line))).toEqual([]);
    }
  });
});

it('keeps the State as the respondent of an NDPS case, which the State police also make', () => {
  expect(paper(charged(['NDPS 21(c)']))).toContain('State of Maharashtra, through the Station House Officer');
});

describe('the paper of a child', () => {
  const offenceDate = day('2026-09-01');
  const child = (sections: string[], facts: BailDraft['case'] = {}): BailDraft => ({
    ...charged(sections, { court: 'magistrate', offenceDate, person: { ageAtAct: 16 }, ...facts }),
    applicant: { name: 'Karan Pawar', age: 16, gender: 'male', address: 'Pune' },
  });

  it.each(['BNS 303(2)', 'BNS 103(1)', 'NDPS 21(c)', 'SC/ST 3(2)(v)'])(
    'is addressed to the Board under section 12 for %s',
    (section) => {
      const text = paper(child([section]));
      expect(text).toContain('BEFORE THE JUVENILE JUSTICE BOARD');
      expect(text).toMatch(/under section.12\(1\) of the Juvenile Justice/);
      expect(text).toContain('A child alleged to be in conflict with law, through the guardian');
      expect(text).not.toMatch(/Karan|\b48[03]\b|\b43[79]\b|accused|arrest|jail|prison at/i);
    },
  );

  it('is addressed to the Children’s Court if the Court of Session is chosen', () => {
    expect(paper(child(['BNS 103(1)'], { court: 'sessions' }))).toContain('IN THE CHILDREN’S COURT');
  });

  it('withholds the name from the title', () => {
    expect(bailApplication(child(['BNS 303(2)']), context).title).toBe(
      'A child alleged to be in conflict with law v. State of Maharashtra',
    );
  });

  it('is complete in Hindi', () => {
    const text = paper(child(['BNS 303(2)']), true);
    expect(text).toContain('किशोर न्याय बोर्ड के समक्ष');
    expect(text).toContain('विधि का उल्लंघन करने वाला अभिकथित बालक');
    expect(text).not.toContain('Karan');
  });
});

it('gives the victim notice under 15A(3) and a hearing under 15A(5), also before arrest', () => {
  for (const facts of [{}, { custodyStatus: 'not-arrested', arrestDate: undefined } as const]) {
    const text = paper(charged(['SC/ST 3(1)(r)'], facts));
    expect(text).toMatch(/Notice to the victim or a dependant is due under section.15A\(3\)/);
    expect(text).toMatch(/entitled to be heard under section.15A\(5\)/);
  }
});
