/** The check before filing reports contradictions with the place to fix them, and blocks nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import type { PreflightFinding } from '#documents/preflight/preflight-finding.ts';
import { preflight } from '#documents/preflight/preflight.ts';
import { DOCX } from '#contract/case/document.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { day } from '#kernel/calendar-date.ts';
import { readLegacyFont } from '#reading/legacy-font.ts';
import { filledForm } from '../data/test-device.ts';
import { TABLES } from '../law/law-tables.ts';

type Attached = NonNullable<Parameters<typeof preflight>[0]['attached']>[number];

const context = { filedOn: day('2026-11-20'), lawEdition: 'x', tables: TABLES, unfinished: true };

const COMPLETE: Partial<ApplicationForm> = {
  parentage: 'son of Ramchandra Jadhav',
  firNumber: '218/2026',
  firDate: '2026-07-09',
  state: 'Maharashtra',
  advocateName: 'Meera Kulkarni',
  enrolmentNumber: 'MAH/1',
};

function found(form: Partial<ApplicationForm>): readonly PreflightFinding[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a complete form
  const written = partialFromForm(filledForm({ ...COMPLETE, ...form })) as BailDraft;
  return preflight({ matter: matterOf(written, context), document: bailApplication(written, context) });
}

const checks = (form: Partial<ApplicationForm>) =>
  found(form)
    .filter(({ kind }) => kind === 'check')
    .map(({ key }) => key);

const filesUnder = (folder: string): string[] => {
  const place = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(place).map((name) => readFileSync(new URL(name, place), 'utf8'));
};

it('reports nothing if all particulars are complete', () => {
  expect(found({}).filter(({ kind }) => kind === 'missing')).toEqual([]);
  expect(checks({})).toEqual([]);
});

const NO_SOURCE = { source: '', at: '', documentId: '' };

it('asks a transit application for the connection with the territory of the court', () => {
  const transit = {
    court: 'sessions',
    custodyStatus: 'not-arrested',
    firInOtherState: 'yes',
  } satisfies Partial<ApplicationForm>;
  const parts = [
    { ground: 'transit', heading: 'Limited protection', text: 'The applicant works here.', ...NO_SOURCE },
  ];
  expect(checks(transit)).toContain('transit-link');
  expect(checks({ ...transit, groundParts: parts })).not.toContain('transit-link');
  expect(checks({ ...transit, firInOtherState: 'no' })).not.toContain('transit-link');
});

it('reports each missing particular once with its field', () => {
  const missing = found({ state: '', advocateName: '', courtPlace: '' }).filter(
    ({ kind }) => kind === 'missing',
  );
  expect(missing.map(({ field }) => field)).toEqual([
    'courtPlace',
    'state',
    'advocateName',
    'enrolmentNumber',
  ]);
});

describe('text from another matter', () => {
  it.each<[Partial<ApplicationForm>, string]>([
    [{ bailGrounds: 'In FIR No. 97/2025 he was on bail.' }, 'fir:bailGrounds:97/2025'],
    [{ allegations: 'Crime No: 12 of 2026 was registered.' }, 'fir:allegations:12 of 2026'],
    [{ bailGrounds: 'Registered at Police Station Kothrud.' }, 'station:bailGrounds:Kothrud'],
    [{ bailGrounds: 'The applicant Suresh Kale is a student.' }, 'person:bailGrounds:Suresh Kale'],
    [{ prayer: 'to release the applicant, Shri Suresh Kale.' }, 'person:prayer:Suresh Kale'],
  ])('is reported for %j', (form, key) => {
    expect(checks(form)).toEqual([key]);
  });

  it.each<[Partial<ApplicationForm>]>([
    [{ bailGrounds: 'FIR No. 218 of 2026 and FIR 218/26 are this one.' }],
    [{ bailGrounds: 'The applicant Ramesh Jadhav lives in Pune. The applicant Ramesh is a driver.' }],
    [{ bailGrounds: 'The FIR at P.S. Shivajinagar names no one. Section 303(2) carries 3 years.' }],
    [{ bailGrounds: 'The applicant The investigation is over.' }],
    [
      {
        bailGrounds: 'FIR No. 97/2023 of Police Station Kothrud ended in acquittal.',
        antecedents: 'some',
        otherCases: [
          {
            firNumber: '97/2023',
            policeStation: 'Kothrud',
            district: '',
            sections: 'IPC 379',
            state: 'acquitted',
            on: '',
          },
        ],
      },
    ],
  ])('is not reported for %j', (form) => {
    expect(checks(form)).toEqual([]);
  });
});

describe('name of a protected victim', () => {
  const rape = { sections: 'BNS 64(1)', offenceDate: '2026-06-01' } as const;

  it.each([
    ['The victim Sunita Kale went home.', 'Sunita Kale'],
    ['The prosecutrix, namely Sunita, left.', 'Sunita'],
    ['She is the daughter of Ganesh Kale.', 'Ganesh Kale'],
  ])('is reported in: %s', (allegations, victimName) => {
    const victim = found({ ...rape, allegations }).find(({ key }) => key.startsWith('victim:'));
    expect(victim).toMatchObject({ field: 'allegations', authority: { source: 'BNS', at: 's.72(1)' } });
    expect(victim?.text).toContain(victimName);
  });

  it.each([
    'The victim was taken to hospital. The victim, X, is an adult.',
    'The complainant The FIR was late. The prosecutrix has left Pune.',
    'The applicant is the son of Ramesh Jadhav.',
  ])('is not reported in: %s', (allegations) => {
    expect(checks({ ...rape, allegations })).toEqual([]);
  });

  it.each([
    ['IPC 376(1)', 'IPC', '2024-01-01'],
    ['POCSO 8', 'POCSO', '2026-06-01'],
  ])('is reported under the Act of the charged section: %s', (sections, source, offenceDate) => {
    const findings = found({ sections, offenceDate, allegations: 'The victim Sunita Kale.' });
    const victim = findings.find(({ key }) => key.startsWith('victim:'));
    expect(victim?.authority?.source).toBe(source);
  });

  it('is not reported in a property matter', () => {
    expect(checks({ allegations: 'The complainant Sunita Kale lost a phone.' })).toEqual([]);
  });
});

it('links a legal concern to its field', () => {
  const one = found({ sections: 'BNS 303(2), Prevention of Blasphemy Act 4', courtPlace: '' });
  expect(one.find(({ key }) => key.startsWith('unread:'))).toMatchObject({
    kind: 'check',
    field: 'sections',
  });
  expect(one.find(({ key }) => key === 'no-place')).toMatchObject({ kind: 'law', field: 'courtPlace' });
});

it('links a relief with an unknown fact to its field', () => {
  const waits = found({ relief: 'default', court: 'magistrate' }).find(({ key }) => key === 'not-known');
  expect(waits?.field).toBe('chargesheet');
});

it('ignores text that is not printed', () => {
  expect(checks({ relief: 'default', allegations: 'In FIR No. 97/2025 he took it.' })).toEqual([]);
});

const file = (overrides: Partial<Attached>): Attached => ({
  name: 'fir.pdf',
  type: 'application/pdf',
  size: 1_000,
  isHere: true,
  ...overrides,
});

it('reports attachments above the size limit of the court', () => {
  const document = bailApplication({}, context);
  const over = (attachedBytes: number, limitMb?: number) => {
    const packet =
      limitMb === undefined ? {} : { court: { key: 'own', name: 'Sessions Court, Pune', limitMb } };
    const matter = matterOf({ packet }, context);
    const attached = [file({ size: attachedBytes })];
    return preflight({ matter, document, attached }).filter(({ key }) => key === 'size');
  };
  expect(over(9_900_000)).toEqual([]);
  expect(over(9_900_000, 5)).toMatchObject([
    { text: expect.stringContaining('the limit set for this court is 5 MB') },
  ]);
});

it('reports attachments that need a placeholder page', () => {
  const attached = [
    file({}),
    file({ name: 'version.docx', type: DOCX }),
    file({ name: 'far.pdf', isHere: false }),
  ];
  const document = bailApplication({}, context);
  const keys = preflight({ matter: matterOf({}, context), document, attached }).map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('unbound:'))).toEqual([
    'unbound:version.docx',
    'unbound:far.pdf',
  ]);
});

const whole = (pages: number, width = 595, height = 842) =>
  ({ kind: 'whole', pages, sizes: [{ width, height }] }) as const;

it('reports unreadable files and broken court limits before binding', () => {
  const court = { key: 'own', name: 'Court of Session', paper: 'a4', limitPages: 50 } as const;
  const document = bailApplication({}, context);
  const of = (attached: readonly Attached[], packet: BailDraft['packet'] = { court }) =>
    preflight({ matter: matterOf({ packet }, context), document, attached })
      .filter(({ place }) => place === 'documents')
      .map(({ key, text }) => [key, text]);
  expect(of([file({ look: whole(49) })])).toEqual([]);
  expect(of([file({ look: whole(40) }), file({ name: 'b.pdf', look: whole(30) })])).toEqual([
    [
      'pages',
      expect.stringContaining('70 pages without the application; the court’s limit is 50 in one file'),
    ],
  ]);
  expect(of([file({ look: whole(3, 612, 1008) })])).toEqual([
    ['paper:fir.pdf', expect.stringContaining('fir.pdf has pages that are not A4')],
  ]);
  expect(of([file({ look: { kind: 'fault', fault: 'locked' } })])).toEqual([
    ['unbound:fir.pdf', expect.stringContaining('fir.pdf needs a password. Print it')],
  ]);
  expect(of([file({ look: whole(900, 612, 1008) })], {})).toEqual([]); // no court profile was chosen
});

it.each([
  ['Nagpur', []],
  ['Delhi', [['court', expect.stringContaining('uses the format of High Court of Bombay')]]],
])('reports a packet format of another court than the application: %s', (courtPlace, expectedFindings) => {
  const court = { key: 'bombay', name: 'High Court of Bombay' };
  const findings = found({ court: 'high', courtPlace, packet: { court } }).filter(
    ({ key }) => key === 'court',
  );
  expect(findings.map(({ field, text }) => [field, text])).toEqual(expectedFindings);
});

it('links an unprintable character to its field', () => {
  const letters = found({ bailGrounds: 'The applicant \u2603 is ill.' }).filter(
    ({ key }) => key === 'letters',
  );
  expect(letters).toMatchObject([{ field: 'bailGrounds' }]);
});

describe('respondent check', () => {
  it('is raised if an Act or police station indicates a Union agency', () => {
    for (const matter of [
      { sections: 'PMLA 4' },
      { policeStation: 'CBI, ACB, Pune' },
      { firNumber: 'ECIR/MBZO/12/2026' },
    ]) {
      expect(checks(matter)).toContain('respondent');
    }
  });

  it('is not raised for a named respondent or a State matter', () => {
    expect(checks({ sections: 'PMLA 4', respondent: 'Union of India, through the ED' })).not.toContain(
      'respondent',
    );
    expect(checks({ sections: 'NDPS 20(b)(ii)(B)' })).not.toContain('respondent');
  });
});

describe('text in a legacy font', () => {
  const typed = 'izkFkhZ funksZ"k gS rFkk mls >wBk Qalk;k x;k gSA';

  it('is reported for each field with its conversion', () => {
    const one = found({ allegations: `The FIR is late.\n${typed}`, bailGrounds: typed });
    const fields = one.filter(({ key }) => key.startsWith('legacy-font:'));
    expect(fields.map(({ field }) => field)).toEqual(['allegations', 'bailGrounds']);
    expect(fields[1]?.text).toContain('प्रार्थी निर्दोष है');
  });

  it('is reported for the paper if a short field holds it', () => {
    expect(checks({ fullName: "jes'k dqekj iq= Jh eksgu yky" })).toContain('legacy-font:paper');
  });

  it.each(['golden', 'golden-case-papers', 'golden-packets'])(
    'is not found in the papers of %s',
    (folder) => {
      const lines = filesUnder(folder).flatMap((text) => text.split('\n'));
      expect(lines.length).toBeGreaterThan(100);
      expect(lines.filter((line) => readLegacyFont(line).isLegacy)).toEqual([]);
    },
  );
});
