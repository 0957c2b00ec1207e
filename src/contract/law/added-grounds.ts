/**
 * Drafted grounds that the operator adds, one file per source (format: docs/LAW-TEXTS.md). The messages tell the
 * operator how to correct the file.
 */
import * as z from 'zod/mini';
import { RELIEFS } from '#contract/application/application.ts';
import { PlainDate } from '#contract/primitives.ts';
import { LawSource } from './law-texts.ts';
import { line, oneOf, rowId, unknownFieldOf } from './operator-fields.ts';

export const GROUNDS_FORMAT = 'zamanat-grounds/1';

/** Decides the place of a ground among those that are proposed. */
export const GROUND_FAMILIES = [
  'default',
  'undertrial',
  'bailable',
  'legality',
  'suspension',
  'ndps',
  'pmla',
  'uapa',
  'mcoca',
  'scst',
  'pocso',
  'kinds',
  'facts',
  'anticipatory',
  'arrest',
  'parity',
  'time',
  'person',
  'cancellation',
] as const;
export type GroundFamily = (typeof GROUND_FAMILIES)[number];

/** A test of an unknown fact is not met, except `absent`. `empty` needs a known list. */
export const GROUND_TESTS = [
  'known',
  'absent',
  'empty',
  'is',
  'isNot',
  'in',
  'below',
  'above',
  'atLeast',
  'atMost',
  'before',
  'onOrAfter',
  'some',
  'every',
  'includes',
] as const;
export type GroundTest = (typeof GROUND_TESTS)[number];

export const GROUND_STRENGTHS = ['strong', 'medium', 'weak'] as const;

const both = (name: string, most: number) =>
  z.strictObject(
    { en: line(`${name}.en`, most), hi: line(`${name}.hi`, most) },
    `${name} is not written in both languages. Write {"en": …, "hi": …}.`,
  );

/** Source and place, as in our tables. */
const Cited = z.strictObject(
  { source: line('source', 160), at: line('at', 120) },
  { error: unknownFieldOf('an authority') },
);

const FactTest = z.strictObject(
  { fact: line('fact', 80), op: oneOf('op', GROUND_TESTS), value: z.optional(z.unknown()) },
  { error: unknownFieldOf('a test') },
);

const Question = z.strictObject(
  {
    key: line('confirm.key', 40).check(z.regex(/^\w+$/, 'confirm.key is no single word.')),
    ask: both('confirm.ask', 300),
  },
  { error: unknownFieldOf('a question') },
);

const list = <T extends z.ZodMiniType>(row: T) => z._default(z.array(row), []);

export const AddedGroundRow = z.strictObject(
  {
    id: rowId('id', 'delay-of-trial'),
    family: oneOf('family', GROUND_FAMILIES),
    reliefs: z
      .array(oneOf('reliefs', RELIEFS))
      .check(z.minLength(1, 'reliefs is empty. Write at least one.')),
    /** Kinds of offence; absent for every kind. */
    kinds: z._default(z.nullable(z.array(line('kinds', 60))), null),
    when: list(FactTest),
    never: list(FactTest),
    warnings: list(line('warnings', 600)),
    confirm: list(Question),
    fills: list(line('fills', 40)),
    heading: both('heading', 200),
    text: both('text', 4000),
    authority: z.array(Cited).check(z.maxLength(13, 'authority has more than 13 rows. Remove some.')),
    against: list(Cited),
    proof: list(line('proof', 60)),
    strength: oneOf('strength', GROUND_STRENGTHS),
    strengthNote: line('strengthNote', 600),
    answers: line('answers', 600),
    /** The practising lawyer who reviewed the text, and the day. */
    reviewedBy: line('reviewedBy', 120),
    reviewedOn: PlainDate,
  },
  { error: unknownFieldOf('a ground') },
);
export type AddedGroundRow = z.infer<typeof AddedGroundRow>;

export const AddedGroundsFile = z.strictObject({
  format: z.literal(GROUNDS_FORMAT),
  source: LawSource,
  grounds: z.array(AddedGroundRow).check(z.minLength(1)),
});
export type AddedGroundsFile = z.infer<typeof AddedGroundsFile>;
