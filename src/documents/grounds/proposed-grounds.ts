/**
 * Grounds of the library that the record supports. They are never printed unless the filer adds them; a ground
 * that rests on a fact without a field waits for the filer's confirmation.
 */
import type { GroundFamily } from '#contract/law/added-grounds.ts';
import type { Authority } from '#law/authority.ts';
import { inEachFir } from '#documents/each-fir.ts';
import { everyone, namesOfEach } from '#documents/joint.ts';
import { namedFir, type PaperMatter, firOwner } from '#documents/matter.ts';
import { inTermsOfAgency } from './agency-terms.ts';
import { citableAuthorities } from './citable-authorities.ts';
import { type CoAccused, filledText } from './ground-blanks.ts';
import { governingAuthorities, inGoverningCode } from './governing-section.ts';
import type { GroundLibrary, LibraryGround, TwoLanguages } from './ground-library.ts';
import { openTests } from './ground-tests.ts';

export interface ProposedGround {
  /** The id in the library; with the co-accused if each gives a ground of his own. */
  readonly key: string;
  readonly id: string;
  /** In the language of the paper. */
  readonly heading: string;
  readonly title: TwoLanguages;
  /** Of its text. */
  readonly language: 'en' | 'hi';
  /** With the answers of the advocate; an open blank is a line for the pen. */
  readonly written: (typed: Readonly<Record<string, string>>) => string;
  /** Questions to answer before the ground may be added. */
  readonly confirm: readonly GroundQuestion[];
  readonly authorities: readonly Authority[];
  readonly against: readonly Authority[];
  /** Documents that prove it. */
  readonly proof: readonly TwoLanguages[];
  readonly warnings: readonly string[];
  readonly strength: LibraryGround['strength'];
  readonly strengthNote: string;
  readonly answers: string;
  readonly reviewedBy: string | null;
  readonly added?: LibraryGround['added'];
}

export interface GroundQuestion {
  readonly key: string;
  readonly ask: TwoLanguages;
  /** The answer is printed in the ground. Otherwise the question takes a yes. */
  readonly isPrinted: boolean;
}

/** Statutory rights first, then the arrest, the gate of a special Act, facts, parity, time and person. */
export function proposedGrounds(matter: PaperMatter, library: GroundLibrary): ProposedGround[] {
  const own = everyone(matter).map((person) => proposedInFirs(person, library));
  const [first = [], ...others] = own;
  if (others.length === 0) return first;
  const isOfAll = (ground: ProposedGround) =>
    own.every((grounds) => grounds.some((each) => each.key === ground.key && isSameText(each, ground)));
  const named = namesOfEach(matter).flatMap((name, n) =>
    (own[n] ?? [])
      .filter((ground) => !isOfAll(ground))
      .map((ground) => asTo({ key: name, name }, matter, ground)),
  );
  return [...first.filter(isOfAll), ...named];
}

/** A ground on the offences of one FIR names this FIR. A ground of all is proposed once. */
function proposedInFirs(matter: PaperMatter, library: GroundLibrary): ProposedGround[] {
  const own = inEachFir(matter).map((fir) => ({ fir, grounds: proposedForOne(fir, library) }));
  const [first, ...further] = own;
  if (!first) return [];
  if (further.length === 0) return first.grounds;
  const isOfAll = (ground: ProposedGround) =>
    own.every(({ grounds }) => grounds.some((each) => each.key === ground.key && isSameText(each, ground)));
  const named = own.flatMap(({ fir, grounds }) =>
    grounds
      .filter((ground) => !isOfAll(ground))
      .map((ground) => asTo({ key: firOwner(fir.case), name: namedFir(fir) }, matter, ground)),
  );
  return [...first.grounds.filter(isOfAll), ...named];
}

const isSameText = (left: ProposedGround, right: ProposedGround): boolean =>
  left.heading === right.heading && left.written({}) === right.written({});

interface GroundOwner {
  /** In the id of the ground. */
  readonly key: string;
  readonly name: string;
}

/** A ground that not every applicant has names the person, and one that not every FIR has the FIR. */
function asTo(
  { key: owner, name }: GroundOwner,
  { words: { joint } }: PaperMatter,
  ground: ProposedGround,
): ProposedGround {
  const { key, id, heading, title } = ground;
  return {
    ...ground,
    key: groundIdOf(key, owner),
    id: groundIdOf(id, owner),
    heading: joint.headingOf(heading, name),
    title: { en: joint.headingOf(title.en, name), hi: joint.headingOf(title.hi, name) },
    written: (typed) => joint.asTo(name, ground.written(typed)),
  };
}

/** The id of a ground of one applicant, or in one FIR. Its length is that of the contract. */
const groundIdOf = (id: string, name: string): string => `${id}@${name}`.slice(0, 80);

function proposedForOne(matter: PaperMatter, library: GroundLibrary): ProposedGround[] {
  const isOpen = openTests(matter, library);
  return library.grounds
    .filter(isOpen)
    .map((ground, at) => ({ ground, order: orderOf(ground, at) }))
    .toSorted((a, b) => compare(a.order, b.order))
    .flatMap(({ ground }) => proposalsOf(ground, matter, library));
}

/** The grounds of these ids that the record no longer supports. */
export function withdrawnGrounds(
  ids: readonly string[],
  matter: PaperMatter,
  library: GroundLibrary,
): ReadonlySet<string> {
  const names = namesOfEach(matter);
  const owners = everyone(matter).flatMap((person, n) =>
    inEachFir(person).map((fir) => ({
      name: names[n] ?? '',
      fir: firOwner(fir.case),
      isOpen: openTests(fir, library),
    })),
  );
  const known = new Map(library.grounds.map((ground) => [ground.id, ground]));
  return new Set(
    ids.filter((id) => {
      const [shared = id] = id.split('@');
      const ground = known.get(shared);
      if (ground === undefined) return false;
      const of = owners.filter(({ name, fir }) => idsOf(shared, [fir, name]).includes(id));
      return of.length === 0 || of.some(({ isOpen }) => !isOpen(ground));
    }),
  );
}

/** A ground without a name is true of every applicant and in every FIR. */
const idsOf = (shared: string, [fir, name]: readonly [fir: string, name: string]): string[] => [
  shared,
  groundIdOf(shared, fir),
  groundIdOf(shared, name),
  groundIdOf(groundIdOf(shared, fir), name),
];

/** Parity is argued for each co-accused on bail; every other ground once. */
function proposalsOf(ground: LibraryGround, matter: PaperMatter, library: GroundLibrary): ProposedGround[] {
  if (!ground.text.en.includes('{coAccused}'))
    return [proposalOf(ground, { matter, library, coAccused: undefined })];
  const { filedOn } = matter.context;
  return (matter.case.coAccused ?? [])
    .filter(({ bail, on }) => bail === 'granted' && (on === undefined || on <= filedOn))
    .map((coAccused) => proposalOf(ground, { matter, library, coAccused }));
}

interface ProposalContext {
  readonly matter: PaperMatter;
  readonly library: GroundLibrary;
  readonly coAccused: CoAccused | undefined;
}

function proposalOf(ground: LibraryGround, { matter, library, coAccused }: ProposalContext): ProposedGround {
  const { language } = matter;
  const source = { matter, coAccused };
  const printed = (texts: TwoLanguages) => inTermsOfAgency(inGoverningCode(texts[language], matter), matter);
  const { id, confirm, fills, proof, authority: authorities, against, ...rest } = ground;
  return {
    ...rest,
    id,
    key: coAccused ? `${id}:${coAccused.name}` : id,
    heading: printed(ground.heading),
    title: {
      en: inGoverningCode(ground.heading.en, matter),
      hi: inGoverningCode(ground.heading.hi, matter),
      [language]: printed(ground.heading),
    },
    language,
    written: (typed) => filledText(printed(ground.text), source, typed),
    confirm: confirm.map(({ key, ask }) => ({ key, ask, isPrinted: fills.includes(key) })),
    authorities: governingAuthorities(citableAuthorities(authorities, matter), matter),
    against: citableAuthorities(against, matter),
    proof: proof
      .flatMap((document) => library.proofs[document] ?? [])
      .map(({ en, hi }) => ({ en: inGoverningCode(en, matter), hi: inGoverningCode(hi, matter) })),
  };
}

const RANK: Readonly<Record<GroundFamily, number>> = {
  default: 0,
  undertrial: 0,
  bailable: 0,
  legality: 1,
  suspension: 1,
  ndps: 3,
  pmla: 3,
  uapa: 3,
  mcoca: 3,
  scst: 3,
  pocso: 3,
  kinds: 4,
  facts: 4,
  anticipatory: 4,
  arrest: 4,
  parity: 5,
  time: 6,
  person: 7,
  cancellation: 7,
};

/** The conditions that a special Act sets come before every ground on the facts. */
const GATES: ReadonlySet<string> = new Set([
  'ndps-twin-conditions',
  'pmla-twin-conditions',
  'uapa-no-prima-facie',
  'mcoca-twin-conditions',
]);
const CHILD = 'child-before-board';

/**
 * After the statutory rights and the gates, grounds that the record proves come before those that wait for a
 * confirmation.
 */
function orderOf(ground: LibraryGround, at: number): readonly number[] {
  const rank = rankOf(ground);
  const group = rank <= GATE_RANK ? 0 : ground.confirm.length === 0 ? 1 : 2;
  return [group, rank, STRENGTH[ground.strength], at];
}

const GATE_RANK = 2;

const rankOf = ({ id, family }: LibraryGround): number =>
  id === CHILD ? 0 : GATES.has(id) ? GATE_RANK : RANK[family];

const STRENGTH = { strong: 0, medium: 1, weak: 2 } as const;

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((n, index) => n !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
