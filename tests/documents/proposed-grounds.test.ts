/** Proposed grounds follow from the record and state nothing else. */
import { expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { proposedGrounds } from '#documents/grounds/proposed-grounds.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { day } from '#kernel/calendar-date.ts';
import { filledForm } from '../data/test-device.ts';
import { TABLES } from '../law/law-tables.ts';

const context = { filedOn: day('2026-11-20'), lawEdition: 'x', tables: TABLES };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a complete form
const written = (form: Partial<ApplicationForm>) => partialFromForm(filledForm(form)) as BailDraft;

const groundsOf = (form: Partial<ApplicationForm>) => proposedGrounds(matterOf(written(form), context));
const keys = (form: Partial<ApplicationForm>) => groundsOf(form).map(({ key }) => key);

it('proposes no grounds from required facts alone', () => {
  const bare = { arrestDate: '', custodyStatus: '', gender: 'male' } as const;
  expect(groundsOf(bare)).toEqual([]);
});

it('proposes each supported ground with its authority or proof document', () => {
  const found = groundsOf({
    gender: 'female',
    trialStage: 'evidence',
    chargeFramedOn: '2026-09-01',
    witnessesCited: '14',
    witnessesExamined: '3',
    delayByAccusedDays: '0',
    groundsOfArrest: 'none',
    appearanceNotice: 'yes',
    antecedents: 'none',
    coAccused: [
      { name: 'Anil Pawar', bail: 'granted', court: 'the Court of Session, Pune', on: '2026-09-10' },
      { name: 'Vijay More', bail: 'refused', court: '', on: '' },
    ],
  });
  expect(found.map(({ key }) => key)).toEqual([
    'custody',
    'delay',
    'parity:Anil Pawar',
    'person:woman',
    'arrest',
    'antecedents',
    'cooperation',
  ]);
  expect(found.find(({ key }) => key === 'custody')).toMatchObject({
    text: expect.stringContaining('134 days'),
    document: 'custody-certificate',
  });
  expect(found.find(({ key }) => key === 'delay')?.text).toContain(
    'Out of 14 witnesses cited, 3 have been examined. No delay in the proceedings is attributable to the applicant.',
  );
  expect(found.find(({ key }) => key === 'person:woman')?.authority).toEqual({
    source: 'BNSS',
    at: 's.480(1), first proviso',
  });
  const untied = found.filter(({ authority, document }) => (authority ?? document) === null);
  expect(untied.map(({ key }) => key)).toEqual(['antecedents']);
});

it('proposes nothing from future dates, ended trials and unknown causes', () => {
  const released = { name: 'Anil Pawar', bail: 'granted', court: '', on: '2026-12-10' } as const;
  expect(keys({ coAccused: [released] })).not.toContain('parity:Anil Pawar');
  const trial = { trialStage: 'over', chargeFramedOn: '2026-09-01', witnessesCited: '4' };
  expect(keys({ ...trial, witnessesExamined: '3', concludedOn: '2026-11-01' })).not.toContain('delay');
  expect(keys(trial)).not.toContain('delay');
  expect(keys({ groundsOfArrest: 'given', groundsOn: '2026-07-10' })).not.toContain('arrest');
});

it.each(['default', 'undertrial', 'bailable', 'suspension'] as const)(
  'proposes no grounds for %s',
  (relief) => {
    expect(groundsOf({ relief, antecedents: 'none' })).toEqual([]);
  },
);

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
