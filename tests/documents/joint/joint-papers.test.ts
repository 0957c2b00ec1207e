/** Sworn papers, the packet and the order of a joint application. */
import { describe, expect, it } from 'vitest';
import type { ApplicationContent, CoApplicant } from '../../../src/contract/application/application.ts';
import { bailApplication } from '../../../src/documents/bail-application.ts';
import { annexureEntries } from '../../../src/documents/common-sections/disclosure-annexure.ts';
import { proposedGrounds, withdrawnGrounds } from '../../../src/documents/grounds/proposed-grounds.ts';
import { loadGroundLibrary } from '../../../src/documents/grounds/ground-library.ts';
import { matterOf } from '../../../src/documents/matter.ts';
import { filingPacket } from '../../../src/documents/packet/filing-packet.ts';
import { redactPaper } from '../../../src/documents/redact-paper.ts';
import { plainText } from '../../../src/documents/render/plain-text.ts';
import { addDays, day, indianDate } from '../../../src/kernel/calendar-date.ts';
import { HINDI_PAPERS } from '../../../src/text/hi/papers/documents.ts';
import { beforeArrest, grant, refusal } from '../orders/order-matters.ts';
import { paperOf } from '../orders/signed-matter.ts';
import { context } from '../sample-application.ts';
import { fc } from '../../support/fast-check.ts';
import { ANTICIPATORY, meena, ravi, REGULAR } from './joint-matters.ts';

const library = await loadGroundLibrary();

const NAMES = ['Sunil Ramchandra Jadhav', 'Ravi Kale', 'Meena Pawar'];

const isName = (line: string) => /^Applicant No\. \d+, .*:?$/.test(line);

const isHeading = (line: string) => !/[.:|]/.test(line) && !line.includes('____') && line.length < 60;

/** The texts below the name of each applicant, of every section. */
function saidOf(text: string, name: string): string {
  const lines = text.split('\n\n');
  let open = false;
  return lines
    .filter((line) => {
      if (isName(line)) open = line.includes(`, ${name}`);
      else if (isHeading(line) || line.startsWith('It is, therefore')) open = false;
      return open;
    })
    .join('\n');
}

const person = fc.record({
  index: fc.integer({ min: 0, max: 1 }),
  days: fc.integer({ min: 20, max: 700 }),
  arrested: fc.boolean(),
  antecedents: fc.constantFrom('none', 'one', undefined),
  process: fc.constantFrom('none', 'nbw', undefined),
});

const coApplicants = fc.uniqueArray(person, { selector: ({ index }) => index, minLength: 1, maxLength: 2 });

type Drawn = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

function asPerson({ index, days, arrested, antecedents, process }: Drawn): CoApplicant {
  const base = index === 0 ? ravi : meena;
  const { name, parentage, age, gender, address } = base;
  const arrestDate = addDays(day('2024-07-04'), days);
  return {
    name,
    age,
    gender,
    address,
    ...(parentage && { parentage }),
    custodyStatus: 'judicial',
    jail: `Jail ${name}`,
    ...(arrested && { arrestDate }),
    ...(antecedents && {
      antecedents: { known: true, rows: antecedents === 'none' ? [] : (meena.antecedents?.rows ?? []) },
    }),
    ...(process && {
      coercive: { known: true, rows: process === 'none' ? [] : [{ kind: 'nbw' as const }] },
    }),
  };
}

describe('a sworn statement of a joint application', () => {
  it('says of each applicant what the record says of that applicant alone', () => {
    fc.assert(
      fc.property(coApplicants, (drawn) => {
        const people = drawn.map(asPerson);
        const content = { ...REGULAR, coApplicants: people };
        const text = plainText(bailApplication(content, context));
        for (const each of people) {
          const said = saidOf(text, each.name);
          const arrest = /arrested on (\d{2}-\d{2}-\d{4})/.exec(said)?.[1];
          expect(arrest).toBe(each.arrestDate && indianDate(each.arrestDate));
          expect(said).toContain(`in judicial custody at Jail ${each.name}`);
          expect(/no other criminal case/.test(said)).toBe(each.antecedents?.rows.length === 0);
          expect(/12\/2021/.test(said)).toBe(each.antecedents?.rows.length === 1);
          expect(/No non-bailable warrant/.test(said)).toBe(each.coercive?.rows.length === 0);
          for (const other of people.filter(({ name }) => name !== each.name))
            expect(said).not.toContain(other.name);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is made by each applicant in the packet, with that name alone', () => {
    const { pieces } = filingPacket({ ...ANTICIPATORY, annexure: { omitted: [] } }, context, []);
    for (const part of ['affidavit', 'vakalatnama']) {
      const piece = pieces.find((each) => each.kind === 'paper' && each.part === part);
      const text = piece?.kind === 'paper' ? plainText(piece.document) : '';
      for (const name of NAMES)
        expect(text).toMatch(new RegExp(`I, ${name}|We, ${name}|${name}.*, aged`, 'u'));
      expect(text.match(/Applicant No\. \d/g)).toHaveLength(3);
    }
  });

  it('swears in each affidavit to the numbers of its own paragraphs', () => {
    const { pieces } = filingPacket(REGULAR, context, []);
    const piece = pieces.find((each) => each.kind === 'paper' && each.part === 'affidavit');
    const text = piece?.kind === 'paper' ? plainText(piece.document) : '';
    expect(text.match(/^\d+(?=\. )/gm)?.join(' ')).toBe('1 2 3 4 5 1 2 3 4 5 1 2 3 4 5');
    expect(text.match(/contents of paras 1 to 5 of this affidavit/g)).toHaveLength(3);
  });

  it('names the pairokar of the first applicant for that one alone', () => {
    const packet = { deponent: { name: 'Lata Jadhav', age: 50, relation: 'mother' } };
    const text = plainText(bailApplication({ ...REGULAR, packet }, context));
    expect(saidOf(text, NAMES[0] ?? '')).toContain('Lata Jadhav');
    expect(saidOf(text, 'Ravi Kale')).not.toContain('Lata Jadhav');
  });
});

const withEarlier = (previousApplications: 'none' | 'one') => ({
  ...REGULAR,
  bail: { ...REGULAR.bail, previousApplications },
});

it('has no number in the title when an applicant has applied before', () => {
  const first = plainText(bailApplication(withEarlier('none'), context));
  const later = plainText(bailApplication(withEarlier('one'), context));
  expect(first).toMatch(/FIRST application for/i);
  expect(later).toMatch(/\nApplication for/i);
  expect(later).not.toMatch(/SECOND|FURTHER application/i);
});

describe('the disclosure of a joint application', () => {
  it('is not complete while one applicant has no particulars in a part', () => {
    const entries = annexureEntries(matterOf(REGULAR, context));
    const states = Object.fromEntries(entries.map(({ part, state }) => [part, state]));
    expect(states).toMatchObject({ B: 'stated', D: 'stated', F: 'not-stated' });
    expect(entries.find(({ part }) => part === 'F')?.lines.join('\n')).toContain('Meena Pawar: Not stated');
  });
});

describe('a proposed ground of a joint application', () => {
  const matter = matterOf(REGULAR, context);

  it('names the person if not every applicant has the fact', () => {
    const grounds = proposedGrounds(matter, library);
    const own = grounds.filter(({ key }) => key.includes('@'));
    expect(own.length).toBeGreaterThan(0);
    for (const { key, written } of own)
      expect(written({})).toMatch(new RegExp(`^As to ${key.split('@')[1]}`, 'u'));
    expect(grounds.length).toBeGreaterThan(own.length);
  });

  it('is withdrawn with the person that it names', () => {
    const own = proposedGrounds(matter, library).filter(({ key }) => key.endsWith('@Meena Pawar'));
    const ids = own.map(({ id }) => id);
    expect([...withdrawnGrounds(ids, matter, library)]).toEqual([]);
    const without = matterOf({ ...REGULAR, coApplicants: [ravi] }, context);
    expect([...withdrawnGrounds(ids, without, library)]).toEqual(ids);
  });
});

describe('the order on a joint application', () => {
  it.each([
    ['regular bail', { content: REGULAR, decision: grant }],
    ['anticipatory bail', { content: ANTICIPATORY, decision: beforeArrest }],
  ])('releases every applicant by name: %s', (_, matter) => {
    const text = paperOf(matter, 'en');
    expect(text).toContain('Sunil Ramchandra Jadhav, Ravi Kale and Meena Pawar');
    expect(text).toContain('Each of the applicants furnishes a bond of this amount separately.');
    expect(text).toContain('“the applicant” means each of the applicants');
    expect(paperOf(matter, 'hi')).toContain('Sunil Ramchandra Jadhav, Ravi Kale और Meena Pawar');
  });

  it('goes to the jail of each applicant', () => {
    const text = paperOf({ content: REGULAR, decision: grant }, 'en');
    expect(text).toContain('Yerawada Central Prison');
    expect(text).toContain('Yerawada Women’s Prison');
  });

  it('names no jail for the surrender of applicants from several jails', () => {
    const interim = { ...grant, outcome: 'interim', period: { until: day('2026-12-01') } } as const;
    const text = paperOf({ content: REGULAR, decision: interim }, 'en');
    expect(text).toContain(
      'The applicant shall surrender before the Superintendent of the jail on 01-12-2026.',
    );
  });

  it('sets no bond in a refusal', () => {
    expect(paperOf({ content: REGULAR, decision: refusal }, 'en')).not.toContain('furnishes a bond');
  });
});

it('hides the address of every applicant in a shared copy', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sample has every required group
  const { content } = redactPaper(REGULAR as ApplicationContent, ['address']);
  const text = plainText(bailApplication(content, { ...context, papers: HINDI_PAPERS }));
  expect(text).not.toMatch(/Kasba Peth|Bhosari, Pune|Shivneri Chawl/);
  expect(text).toContain('आवेदकगण');
});

it('says "and others" in the title of the paper', () => {
  expect(bailApplication(REGULAR, context).title).toBe(
    'Sunil Ramchandra Jadhav and others v. State of Maharashtra',
  );
  const hindi = bailApplication(REGULAR, { ...context, papers: HINDI_PAPERS });
  expect(hindi.title).toContain('Sunil Ramchandra Jadhav व अन्य 2');
});

it('tells two applicants of one name apart by the father, in paper and order', () => {
  const namesake = { ...meena, name: 'Ravi Kale', parentage: 'son of Sohan Kale' };
  const draft = { ...REGULAR, coApplicants: [ravi, namesake] };
  const text = plainText(bailApplication(draft, context));
  expect(text).toContain('Applicant No. 2, Ravi Kale, son of Mohan Kale');
  expect(text).toContain('Applicant No. 3, Ravi Kale, son of Sohan Kale');
  expect(saidOf(text, 'Ravi Kale, son of Sohan')).toContain('12/2021');
  expect(saidOf(text, 'Ravi Kale, son of Mohan')).not.toContain('12/2021');
});
