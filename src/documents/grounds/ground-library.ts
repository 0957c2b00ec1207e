/** The library of drafted grounds (`law/tables/grounds.json`). It loads only when the step of grounds is open. */
import type {
  AddedGroundsFile,
  GROUND_STRENGTHS,
  GroundFamily,
  GroundTest,
} from '#contract/law/added-grounds.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';

/** The same text in both languages of papers. */
export interface TwoLanguages {
  readonly en: string;
  readonly hi: string;
}

/** A test of one fact: a path of the record, `law.<name>` of the determinations, or `kinds`. */
export interface FactTest {
  readonly fact: string;
  readonly op: GroundTest;
  readonly value?: unknown;
}

export interface LibraryGround {
  readonly id: string;
  readonly family: GroundFamily;
  readonly reliefs: readonly string[];
  /** Kinds of offence; null for every kind. */
  readonly kinds: readonly string[] | null;
  /** All must hold. */
  readonly when: readonly FactTest[];
  /** None may hold. */
  readonly never: readonly FactTest[];
  /** For the advocate, in English. */
  readonly warnings: readonly string[];
  /** Questions on facts that no field holds. */
  readonly confirm: readonly { readonly key: string; readonly ask: TwoLanguages }[];
  /** Blanks that the advocate fills. */
  readonly fills: readonly string[];
  readonly heading: TwoLanguages;
  readonly text: TwoLanguages;
  readonly authority: readonly Authority[];
  /** Judgments that go the other way. Shown to the advocate, not printed. */
  readonly against: readonly Authority[];
  readonly proof: readonly string[];
  readonly strength: (typeof GROUND_STRENGTHS)[number];
  readonly strengthNote: string;
  /** The usual reply of the State. */
  readonly answers: string;
  readonly reviewedBy: string | null;
  /** Source and day of the review if the operator added it. */
  readonly added?: AddedFrom | undefined;
}

export interface AddedFrom {
  readonly source: string;
  readonly reviewedOn: CalendarDate;
}

export interface GroundLibrary {
  readonly lawAsOf: string;
  /** Sections of each kind of offence, by code; `*` for every section of the Act. */
  readonly kinds: Readonly<
    Record<string, TwoLanguages & { readonly sections: Readonly<Record<string, readonly string[]>> }>
  >;
  readonly proofs: Readonly<Record<string, TwoLanguages>>;
  /** Fixed wordings for some blanks. */
  readonly choices: Readonly<
    Record<string, { readonly en: readonly string[]; readonly hi: readonly string[] }>
  >;
  readonly grounds: readonly LibraryGround[];
}

export async function loadGroundLibrary(): Promise<GroundLibrary> {
  const { default: library } = await import('#law/tables/grounds.json');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build's own file, checked by tests/documents/grounds/ground-library.test.ts
  return library as unknown as GroundLibrary;
}

/** With the grounds of the operator. One with the id of a built-in ground replaces it. */
export function withAddedGrounds(library: GroundLibrary, files: readonly AddedGroundsFile[]): GroundLibrary {
  const added = files.flatMap(({ source, grounds }) =>
    grounds.map(({ reviewedOn, ...row }): LibraryGround => ({
      ...row,
      added: { source: source.name, reviewedOn },
    })),
  );
  if (added.length === 0) return library;
  const byId = new Map([...library.grounds, ...added].map((ground) => [ground.id, ground]));
  return { ...library, grounds: [...byId.values()] };
}
