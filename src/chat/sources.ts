/** Sections and judgments on this device. The only place that creates citations. */
import { type BailBar, sectionKey } from '#law/tables.ts';
import type { Authority } from '#law/authority.ts';
import { CASE, type Library, type Provision, refKey, type SectionRef } from '#search/cards/library.ts';
import { isOfficialOnly } from '#search/cards/official-text.ts';
import type { Citation } from './answer.ts';

/** Section that a determination of the law engine names; it needs no card. */
export interface AuthorityRef extends SectionRef {
  readonly isAuthority: true;
}

export interface Sources {
  readonly library: Library;
  readonly cards: readonly Provision[];
  /** Card of the exact number. */
  readonly card: (ref: SectionRef) => Provision | undefined;
  /** The card, its whole section, or its first part. */
  readonly nearest: (ref: SectionRef) => Provision | undefined;
  readonly cite: (ref: SectionRef) => Citation | null;
  /** Same, but a bar of a special Act also cites its whole section: 37 and 37(1)(b). */
  readonly cites: (ref: SectionRef | AuthorityRef) => readonly Citation[];
  readonly bars: (code: string) => readonly BailBar[];
}

export function openSources(library: Library): Sources {
  const cards = library.provisions.filter((each) => !isOfficialOnly(each));
  const byRef = new Map(cards.map((each) => [refKey(each), each]));
  const parts = new Map<string, Provision>();
  for (const each of cards) {
    const parentKey = wholeKey(each);
    if (!parts.has(parentKey)) parts.set(parentKey, each);
  }
  const bars = barsOf(library);
  const card = (ref: SectionRef): Provision | undefined => byRef.get(refKey(ref));
  const nearest = (ref: SectionRef): Provision | undefined =>
    card(ref) ?? byRef.get(wholeKey(ref)) ?? parts.get(wholeKey(ref));
  const cite = (ref: SectionRef): Citation | null => {
    const known = nearest(ref);
    if (known)
      return onDevice({ code: known.code, section: known.section, title: known.title, key: known.key });
    const all = bars.get(ref.code) ?? [];
    const bar =
      all.find(({ section }) => section !== null && sectionKey(section) === sectionKey(ref.section)) ??
      all.find(({ section }) => section !== null && isPart(section, ref.section));
    return bar?.section ? onDevice({ code: ref.code, section: bar.section, title: '', key: null }) : null;
  };
  const cites = (ref: SectionRef | AuthorityRef): readonly Citation[] => {
    const cited = cite(ref);
    if (!cited || ('isAuthority' in ref && isOtherSection(cited, ref))) {
      return 'isAuthority' in ref ? [onDevice({ ...plainRef(ref), title: '', key: null })] : [];
    }
    const parentRef = wholeOfBar(cited);
    if (parentRef === null) return [cited];
    return isCitedWhole(ref, parentRef) ? [parentRef, cited] : [cited, parentRef];
  };
  return { library, cards, card, nearest, cite, cites, bars: (code) => bars.get(code) ?? [] };
}

/** "37" matches "37(1)(b)", and "18" matches "18, 18A". */
const isPart = (section: string, parentSection: string): boolean =>
  section.split(', ').some((each) => sectionKey(each) === sectionKey(parentSection)) ||
  new RegExp(String.raw`^${/^\d+[A-Za-z]*/.exec(parentSection)?.[0] ?? parentSection}(?![\dA-Za-z])`).test(
    section,
  );

/** NDPS 37(1)(b), PMLA 45(1) and SC/ST 18, 18A are cited as 37, 45 and 18; UAPA 43D(5) by its sub-section. */
const isCitedWhole = (ref: SectionRef, parentRef: SectionRef): boolean =>
  sectionKey(ref.section) === sectionKey(parentRef.section) || /^\d+[A-Za-z]*(?:\(1\)|,)/.test(ref.section);

/** Section around a bar that the tables list only by its part. */
function wholeOfBar({ code, section, key }: Citation): Citation | null {
  const sectionNumber = /^\d+[A-Za-z]*/.exec(section)?.[0];
  if (key !== null || sectionNumber === undefined || sectionNumber === section) return null;
  return onDevice({ code, section: sectionNumber, title: '', key: null });
}

const wholeKey = ({ code, section }: SectionRef): string =>
  refKey({ code, section: /^\d+[A-Za-z]*/.exec(section)?.[0] ?? section });

function barsOf({ tables }: Library): ReadonlyMap<string, readonly BailBar[]> {
  const bars = new Map<string, BailBar[]>();
  for (const { code, bars: all } of tables.offences) {
    for (const bar of all) {
      const known = bars.get(code) ?? [];
      if (!known.some(({ section }) => section === bar.section)) bars.set(code, [...known, bar]);
    }
  }
  return bars;
}

/** Converts "s.187(3)" of the BNSS to a section reference. */
export const refOf = ({ source, at }: Authority): SectionRef => ({
  code: source,
  section: at.replace(/^s\.\s?/u, ''),
});

export const authorityRef = (authority: Authority): AuthorityRef => ({
  ...refOf(authority),
  isAuthority: true,
});

const plainRef = ({ code, section }: SectionRef): SectionRef => ({ code, section });

/** The nearest card is of another section of the Act: 14 is not 14A. */
const isOtherSection = (cited: SectionRef, ref: SectionRef): boolean =>
  /^\d+[A-Za-z]*/.exec(cited.section)?.[0] !== /^\d+[A-Za-z]*/.exec(ref.section)?.[0];

export const caseRef = (id: string): SectionRef => ({ code: CASE, section: id });

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that creates the brand
const onDevice = (plain: Pick<Citation, 'code' | 'section' | 'title' | 'key'>): Citation => plain as Citation;
