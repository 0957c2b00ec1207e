/**
 * A citation as a link to its card: in the legal database it opens beside the list, elsewhere it leads there. Where a
 * section has no card of its own (NDPS 37), the search says what stands under its number.
 */
import { createContext, type MouseEvent, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { Authority } from '#law/authority.ts';
import { useText } from '#parts/text-context.tsx';

export interface CardOpening {
  /** For a link to be opened elsewhere, or copied. */
  readonly hrefOf: (key: string) => string;
  readonly open: (key: string) => void;
}

/** Within the legal database. */
export const CardOpeningContext = createContext<CardOpening | null>(null);

/** The attributes of a link to a card; `key` is its code and section ("BNS 304"), `query` what is searched beside it. */
export function useCardLink(key: string, query = key) {
  const opening = useContext(CardOpeningContext);
  if (!opening) {
    return { to: `/legal-database?q=${encodeURIComponent(query)}&at=${encodeURIComponent(key)}` };
  }
  return { to: opening.hrefOf(key), onClick: (event: MouseEvent) => openInstead(event, opening, key) };
}

/** Within the legal database a press opens the card beside the list; with a key held, the browser does what it does with links. */
export function openInstead(
  event: Pick<
    globalThis.MouseEvent,
    'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
  >,
  opening: CardOpening,
  key: string,
): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  opening.open(key);
}

const CODES = 'IPC|BNSS|BNS|BSA|CrPC|IEA|NDPS|PMLA|UAPA|POCSO|MCOCA';
const NUMBER = String.raw`\d[\dA-Z]*(?:\(\w{1,4}\))*`;

/** As our own sentences cite: "BNS 303", and in Hindi "303 BNS" after its धारा. */
const CITED = new RegExp(String.raw`\b((?:${CODES}) ${NUMBER}|${NUMBER} (?:${CODES}))(?![\w/])`);

/** The key of the card: the code first, however it is cited. */
const keyOf = (cited: string): string => cited.replace(/^(\d.*) (\w+)$/, '$2 $1');

/** Text of ours in which every section named with its code is a link to its card. */
export function CitedText({ children }: { children: string }) {
  return children.split(CITED).map((part, n) =>
    n % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, in order
      <CardLink key={n} to={keyOf(part)}>
        {part}
      </CardLink>
    ) : (
      part
    ),
  );
}

export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <Link {...useCardLink(to)} className="nowrap num">
      {children}
    </Link>
  );
}

/** A section or a judgment as it is cited, leading to its card; the Constitution has none and is named only. */
export function Citation({ authority }: { authority: Authority }) {
  const { source, at } = authority;
  const said = useText().records.cite(authority);
  if (at.startsWith('s.')) return <CardLink to={`${source} ${at.slice(2)}`}>{said}</CardLink>;
  if (WITHOUT_CARD.has(source)) return said;
  return <JudgmentLink name={source}>{said}</JudgmentLink>;
}

function JudgmentLink({ name, children }: { name: string; children: string }) {
  return <Link {...useCardLink(`CASE ${name}`, name)}>{children}</Link>;
}

/** Cited by a rule or a paper, and neither a section nor a judgment. */
export const WITHOUT_CARD: ReadonlySet<string> = new Set(['Constitution of India']);
