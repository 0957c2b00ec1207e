/** Facts that are lists: each has any number of rows, and a row has facts of its own. */
import type { FactRows } from './fact.ts';
import { PERSON_OF_CO_APPLICANT } from './person-facts.ts';

export const LIST_FACTS = {
  custodySpans: {
    kind: 'rows',
    path: 'case.custody',
    step: 2,
    law: ['custodySpans'],
    rows: {
      kind: {
        kind: 'choice',
        path: 'kind',
        of: ['police', 'judicial', 'interim-bail'],
        answers: 'custodyKind',
      },
      from: { kind: 'date', path: 'from', happened: true },
      to: { kind: 'date', path: 'to', happened: true },
    },
  },
  previous: {
    kind: 'rows',
    path: 'bail.previous',
    rows: {
      court: { kind: 'text', path: 'court' },
      number: { kind: 'text', path: 'number' },
      filedOn: { kind: 'date', path: 'filedOn', happened: true },
      outcome: { kind: 'text', path: 'outcome' },
      decidedOn: { kind: 'date', path: 'decidedOn', happened: true },
    },
  },
  otherCases: {
    kind: 'rows',
    path: 'case.antecedents.rows',
    rows: {
      firNumber: { kind: 'text', path: 'firNumber' },
      policeStation: { kind: 'text', path: 'policeStation' },
      district: { kind: 'text', path: 'district' },
      sections: { kind: 'text', path: 'sections' },
      state: {
        kind: 'choice',
        path: 'state',
        of: ['pending', 'acquitted', 'discharged', 'quashed', 'convicted'],
        answers: 'caseState',
      },
      on: { kind: 'date', path: 'on', happened: true },
    },
  },
  warrants: {
    kind: 'rows',
    path: 'case.coercive.rows',
    rows: {
      kind: { kind: 'choice', path: 'kind', of: ['nbw', 'proclamation'], answers: 'processKind' },
      on: { kind: 'date', path: 'on', happened: true },
      recalledOn: { kind: 'date', path: 'recalledOn', happened: true },
    },
  },
  furtherFirs: {
    kind: 'rows',
    path: 'case.furtherFirs',
    step: 2,
    rows: {
      firNumber: { kind: 'text', path: 'firNumber' },
      firDate: { kind: 'date', path: 'firDate', past: true },
      policeStation: { kind: 'text', path: 'policeStation' },
      district: { kind: 'text', path: 'district' },
      state: { kind: 'text', path: 'state', suggestions: 'indian-states' },
      sections: { kind: 'text', path: 'sections' },
      allegations: { kind: 'long', path: 'allegations', lines: 4 },
    },
  },
  coAccused: {
    kind: 'rows',
    path: 'case.coAccused',
    step: 2,
    rows: {
      name: { kind: 'text', path: 'name' },
      bail: {
        kind: 'choice',
        path: 'bail',
        of: ['granted', 'refused', 'pending', 'not-arrested'],
        answers: 'coAccusedBail',
      },
      court: { kind: 'text', path: 'court' },
      on: { kind: 'date', path: 'on', happened: true },
    },
  },
  coApplicants: {
    kind: 'rows',
    path: 'coApplicants',
    step: 1,
    rows: {
      name: { kind: 'text', path: 'name' },
      parentage: { kind: 'text', path: 'parentage' },
      age: { kind: 'number', path: 'age' },
      gender: { kind: 'choice', path: 'gender', of: ['male', 'female', 'other'] },
      occupation: { kind: 'text', path: 'occupation' },
      address: { kind: 'long', path: 'address', lines: 2 },
      custodyStatus: { kind: 'choice', path: 'custodyStatus', of: ['police', 'judicial', 'not-arrested'] },
      arrestDate: { kind: 'date', path: 'arrestDate', past: true },
      firstRemandDate: { kind: 'date', path: 'firstRemandDate', past: true },
      jail: { kind: 'text', path: 'jail' },
      ...PERSON_OF_CO_APPLICANT,
      antecedents: { kind: 'choice', path: 'antecedents', of: ['none', 'some', 'unknown'] },
      coercive: { kind: 'choice', path: 'coercive', of: ['none', 'some', 'unknown'] },
    },
  },
  groundParts: {
    kind: 'rows',
    path: 'bail.groundParts',
    step: 3,
    rows: {
      heading: { kind: 'text', path: 'heading' },
      text: { kind: 'long', path: 'text', lines: 4 },
    },
  },
} as const satisfies FactRows;

type Lists = typeof LIST_FACTS;

/** Facts that are lists. */
export type FactList = keyof Lists;

type Rows<List extends FactList> = Lists[List]['rows'];

/** One row of a list as typed: a text, or one of the answers. */
export type RowForm<List extends FactList> = {
  readonly [Name in keyof Rows<List>]: Rows<List>[Name] extends { readonly of: readonly (infer Choice)[] }
    ? '' | Choice
    : string;
};

/** A text for each fact of each row. */
export type RowTexts = { readonly [List in FactList]: Readonly<Record<keyof Rows<List>, string>> };

export function blankRow<List extends FactList>(list: List): RowForm<List> {
  const texts = Object.keys(LIST_FACTS[list].rows).map((name) => [name, '']);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one text for each fact of the row
  return Object.fromEntries(texts) as RowForm<List>;
}
