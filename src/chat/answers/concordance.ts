/** Old and new section numbers, in both directions. */
import type { Provision, SectionRef } from '#search/cards/library.ts';
import type { Rule } from '../answer.ts';
import { isSome, rule } from '../rule.ts';
import type { Sources } from '../sources.ts';

const TWIN: Readonly<Record<string, string>> = {
  IPC: 'BNS',
  BNS: 'IPC',
  CrPC: 'BNSS',
  BNSS: 'CrPC',
  IEA: 'BSA',
  BSA: 'IEA',
};

export const hasTwin = (code: string): boolean => code in TWIN;

export function successorRules(card: Provision, sources: Sources): Rule[] {
  const other = TWIN[card.code];
  if (other === undefined) return [];
  const to = twinsOf(card, sources).filter(({ code }) => code === other);
  const from = { code: card.code, section: card.section };
  if (!isSome(to)) {
    return [
      ...rule({ is: 'no-successor', from, title: card.title, other }, [card], sources),
      ...card.offences
        .filter(({ note }) => note !== '')
        .slice(0, 1)
        .flatMap(({ note }) => rule({ is: 'note', note }, [card], sources)),
    ];
  }
  const changed = card.changed ?? to.flatMap((ref) => sources.card(ref)?.changed ?? [])[0] ?? null;
  return [
    ...rule({ is: 'successor', from, to, title: titleOf(to[0], card, sources) }, [...to, card], sources),
    ...(changed ? rule({ is: 'changed', changed }, [...to], sources) : []),
  ];
}

const titleOf = (ref: SectionRef, card: Provision, sources: Sources): string =>
  sources.card(ref)?.title ?? card.title;

/** CrPC 41 and 41A both correspond to BNSS 35: a section inserted later has its own part there. */
function ownPart(card: Provision, { cards, card: at }: Sources): readonly SectionRef[] {
  const [whole] = card.equivalent;
  const shared = whole && at(whole)?.equivalent.some(({ section }) => section !== card.section);
  if (!shared || !/\d[A-Z]$/.test(card.section)) return [];
  const part = cards.find((each) => each.code === card.code && each.section.startsWith(`${card.section}(`));
  return part?.equivalent.slice(0, 1) ?? [];
}

/** The exact number, before surrounding sections that the tables also name. */
function twinsOf(card: Provision, sources: Sources): SectionRef[] {
  const own = [...ownPart(card, sources), ...card.equivalent];
  const inside =
    own.length > 0
      ? own
      : sources.cards
          .filter((each) => each.code === card.code && each.section.startsWith(`${card.section}(`))
          .flatMap(({ equivalent }) => equivalent);
  const narrow = inside.filter(
    (ref) => !inside.some((other) => other !== ref && other.section.startsWith(`${ref.section}(`)),
  );
  const offences = new Set(
    card.offences.flatMap(({ equivalent }) => equivalent.map(({ section }) => section)),
  );
  return [...narrow]
    .toSorted((a, b) => Number(offences.has(b.section)) - Number(offences.has(a.section)))
    .map(({ code, section }) => ({ code, section }));
}
