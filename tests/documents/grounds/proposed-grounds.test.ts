/** Proposed grounds follow from the record and state nothing else. */
import { expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { loadGroundLibrary } from '#documents/grounds/ground-library.ts';
import { proposedGrounds, withdrawnGrounds } from '#documents/grounds/proposed-grounds.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { day } from '#kernel/calendar-date.ts';
import { filledForm } from '../../data/test-device.ts';
import { TABLES } from '../../law/law-tables.ts';

const context = { filedOn: day('2026-11-20'), lawEdition: 'x', tables: TABLES };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a complete form
const written = (form: Partial<ApplicationForm>) => partialFromForm(filledForm(form)) as BailDraft;

const library = await loadGroundLibrary();
const groundsOf = (form: Partial<ApplicationForm>) =>
  proposedGrounds(matterOf(written(form), context), library);
const keys = (form: Partial<ApplicationForm>) => groundsOf(form).map(({ key }) => key);
const textOf = (form: Partial<ApplicationForm>, key: string) =>
  groundsOf(form)
    .find((ground) => ground.key === key)
    ?.written({});

it('proposes no ground without confirmation from required facts alone', () => {
  const bare = { arrestDate: '', custodyStatus: '', gender: 'male', sections: '' } as const;
  expect(groundsOf(bare).filter(({ confirm }) => confirm.length === 0)).toEqual([]);
});

it('proposes each ground that the facts support', () => {
  const facts = {
    gender: 'female',
    trialStage: 'evidence',
    chargeFramedOn: '2026-09-01',
    witnessesCited: '14',
    witnessesExamined: '3',
    woman: 'yes',
    arrestDate: '2026-07-10',
    groundsOfArrest: 'none',
    appearanceNotice: 'yes',
    antecedents: 'none',
    coAccused: [
      { name: 'Anil Pawar', bail: 'granted', court: 'the Court of Session, Pune', on: '2026-09-10' },
      { name: 'Vijay More', bail: 'refused', court: '', on: '' },
    ],
  } as const;
  expect(keys(facts)).toEqual(
    expect.arrayContaining([
      'custody-so-far',
      'parity:Anil Pawar',
      'woman',
      'grounds-not-in-writing',
      'no-antecedents',
      'notice-obeyed',
    ]),
  );
  expect(keys(facts)).not.toContain('parity:Vijay More');
});

it('pleads the want of writing by the date of the arrest', () => {
  const since = { groundsOfArrest: 'none', custodyStatus: 'judicial' } as const;
  expect(
    keys({ ...since, arrestDate: '2025-11-06', firDate: '2025-11-05', offenceDate: '2025-11-04' }),
  ).toContain('grounds-not-in-writing');
  const before = keys({
    ...since,
    arrestDate: '2025-11-05',
    firDate: '2025-11-04',
    offenceDate: '2025-11-03',
  });
  expect(before).not.toContain('grounds-not-in-writing');
  expect(keys({ ...since, groundsOfArrest: '', arrestDate: '2026-07-10' })).not.toContain(
    'grounds-not-in-writing',
  );
});

it('proposes nothing from future dates, ended trials and unknown causes', () => {
  const released = { name: 'Anil Pawar', bail: 'granted', court: '', on: '2026-12-10' } as const;
  expect(keys({ coAccused: [released] })).not.toContain('parity:Anil Pawar');
  expect(keys({ antecedents: '' })).not.toContain('no-antecedents');
  expect(keys({ groundsOfArrest: 'given', groundsOn: '2026-07-10' })).not.toContain('grounds-not-in-writing');
});

it.each([
  ['a theft', { sections: 'BNS 303(2)' }],
  ['cruelty by the husband', { sections: 'BNS 85' }],
  ['cruelty under the IPC', { sections: 'IPC 498A', offenceDate: '2024-05-02', firDate: '2024-05-03' }],
] as const)('proposes at least eight grounds for %s', (_, facts) => {
  const offered = groundsOf({ custodyStatus: 'judicial', antecedents: 'none', ...facts });
  expect(offered.length).toBeGreaterThanOrEqual(8);
  expect(offered.every(({ authorities, proof }) => authorities.length + proof.length > 0)).toBe(true);
});

it('proposes the delay of the trial for a murder after long custody', () => {
  const facts = {
    court: 'high',
    sections: 'BNS 103(1)',
    offenceDate: '2024-07-02',
    firDate: '2024-07-02',
    arrestDate: '2024-07-03',
    firstRemandDate: '2024-07-04',
    custodyStatus: 'judicial',
    chargesheet: 'filed',
    chargesheetOn: '2024-09-20',
    trialStage: 'evidence',
    chargeFramedOn: '2024-12-01',
    witnessesCited: '40',
    witnessesExamined: '4',
  } as const;
  expect(keys(facts)).toContain('trial-delay');
  expect(textOf(facts, 'trial-delay')).toMatch(/cites 40 witnesses, of whom 4 have been examined/);
});

it.each(['default', 'undertrial', 'bailable', 'suspension'] as const)(
  'proposes only the grounds of its own relief for %s',
  (relief) => {
    const offered = groundsOf({ relief, antecedents: 'none', custodyStatus: 'judicial' });
    const own = new Map(library.grounds.map(({ id, reliefs }) => [id, reliefs]));
    expect(offered.every(({ id }) => own.get(id)?.includes(relief))).toBe(true);
  },
);

it('proposes the grounds of section 479 once the fraction is certain', () => {
  const facts = {
    relief: 'undertrial',
    sections: 'BNS 303(2)',
    offenceDate: '2025-07-30',
    firDate: '2025-07-31',
    arrestDate: '2025-08-01',
    firstRemandDate: '2025-08-02',
    custodyStatus: 'judicial',
    antecedents: 'none',
  } as const;
  expect(keys({ ...facts, delayByAccusedDays: '' })).not.toContain('undertrial-one-third');
  const certain = { ...facts, delayByAccusedDays: '0' };
  expect(keys(certain)).toEqual(
    expect.arrayContaining(['undertrial-one-third', 'undertrial-delay-not-accused']),
  );
  expect(keys(certain)).not.toContain('undertrial-half');
});

it('prints the answer of the advocate, and a line for the pen without it', () => {
  const ground = groundsOf({ custodyStatus: 'judicial', sections: 'BNS 303(2)' }).find(
    ({ key }) => key === 'not-named-in-fir',
  );
  expect(ground?.confirm).toMatchObject([{ key: 'howNamed', isPrinted: true }]);
  expect(ground?.written({})).toContain('through ________.');
  expect(ground?.written({ howNamed: 'a disclosure' })).toContain('through a disclosure.');
});

it('prints every authority after the ground', () => {
  const cited = { source: 'BNSS', at: 's.482(1)' };
  const further = [{ source: 'Arnesh Kumar v. State of Bihar', at: '(2014) 8 SCC 273' }];
  const part = { heading: 'Arrest', text: 'It is not routine.', documentId: '', ...cited, further };
  const paper = plainText(bailApplication(written({ groundParts: [part] }), context));
  expect(paper).toMatch(
    /Reliance is placed on section.482\(1\) of the Bharatiya Nagarik Suraksha Sanhita, 2023; Arnesh Kumar v\. State of Bihar, \(2014\) 8 SCC 273\./,
  );
});

const withdrawn = (form: Partial<ApplicationForm>) => [
  ...withdrawnGrounds(['no-antecedents', 'unknown-ground'], matterOf(written(form), context), library),
];

it('marks a ground whose fact was withdrawn', () => {
  expect(withdrawn({ antecedents: 'none' })).toEqual([]);
  expect(withdrawn({ antecedents: '' })).toEqual(['no-antecedents']);
});

it('cites the attached annexure that proves a ground', () => {
  const [first, proof] = ['01939d00-0000-7000-8000-00000000000a', '01939d00-0000-7000-8000-00000000000b'];
  const part = { heading: 'Parity', text: 'Anil Pawar is on bail.', source: '', at: '', documentId: proof };
  const packet = { annexures: [{ documentId: first }, { documentId: proof }] };
  const paper = plainText(bailApplication(written({ groundParts: [part], packet }), context));
  expect(paper).toContain('Anil Pawar is on bail. See Annexure A-2.');
  const alone = plainText(bailApplication(written({ groundParts: [part] }), context));
  expect(alone).not.toContain('See Annexure');
});

it('prints text and headed grounds with authority, without repetition', () => {
  const part = { heading: 'Woman', text: 'She is one.', documentId: '' };
  const cited = { ...part, source: 'BNSS', at: 's.480(1), first proviso' };
  const both = plainText(bailApplication(written({ groundParts: [cited] }), context));
  expect(both).toMatch(
    /No antecedents\.\n\nWoman\n\n\d+\. She is one\. Reliance is placed on the first proviso to section.480\(1\) of the Bharatiya Nagarik Suraksha Sanhita, 2023\./,
  );
  const alone = plainText(bailApplication(written({ bailGrounds: '', groundParts: [cited] }), context));
  expect(alone.split('She is one.')).toHaveLength(2);
});

it('cites a judgment only from its day of effect and until another one overrules it', () => {
  const form = { antecedents: 'none' } as const;
  const cited = (filedOn: string, judgments = TABLES.judgments) => {
    const paper = { ...context, filedOn: day(filedOn), tables: { ...TABLES, judgments } };
    const grounds = proposedGrounds(matterOf(written(form), paper), library);
    return grounds.find(({ id }) => id === 'no-antecedents')?.authorities.map(({ source }) => source);
  };
  const row = TABLES.judgments.find(({ id }) => id === 'gore-2025');
  if (!row) throw new Error('the row gore-2025 is missing');
  const treats = [{ id: 'zeba-khan-2026', as: 'overrules' }] as const;
  const later = [...TABLES.judgments, { ...row, id: 'later-2026', treats }];
  expect(cited('2026-11-20')).toContain('Zeba Khan v. State of U.P.');
  expect(cited('2026-01-10')).not.toContain('Zeba Khan v. State of U.P.');
  expect(cited('2026-11-20', later)).not.toContain('Zeba Khan v. State of U.P.');
});

it('does not say that a trial has not begun in which witnesses were examined', () => {
  const filed = {
    custodyStatus: 'judicial',
    chargesheet: 'filed',
    chargesheetOn: '2026-09-20',
    trialStage: 'prosecution evidence',
    witnessesCited: '30',
  } as const;
  expect(keys({ ...filed, witnessesExamined: '5' })).not.toContain('trial-not-begun');
  expect(keys({ ...filed, witnessesExamined: '0' })).toContain('trial-not-begun');
});

it('calls a theft a first offence only if no other case is known to exist', () => {
  const theft = { sections: 'BNS 303(2)', custodyStatus: 'judicial' } as const;
  const other = { firNumber: '9/2024', policeStation: 'Kothrud', sections: 'BNS 303(2)' } as const;
  const [blank] = filledForm({}).otherCases;
  const row = { ...blank, ...other, outcome: 'pending' };
  expect(keys({ ...theft, antecedents: '' })).not.toContain('stolen-property-small-value');
  expect(keys({ ...theft, antecedents: 'none' })).toContain('stolen-property-small-value');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row as the form holds it
  const listed = { ...theft, antecedents: 'some', otherCases: [row] } as Partial<ApplicationForm>;
  expect(keys(listed)).not.toContain('stolen-property-small-value');
});
