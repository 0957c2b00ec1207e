/**
 * Links a citation to its card; inside the legal database it opens beside the list. A section without a card
 * (NDPS 37) opens the search.
 */
import { createContext, type MouseEvent, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { Authority } from '#law/authority.ts';
import { useText } from '#parts/text-context.tsx';

export interface CardOpening {
  /** For opening in a new tab or copying. */
  readonly hrefOf: (key: string) => string;
  readonly open: (key: string) => void;
}

/** Set inside the legal database. */
export const CardOpeningContext = createContext<CardOpening | null>(null);

/** Link attributes of a card: `key` is code and section ("BNS 304"), `query` the search text. */
export function useCardLink(key: string, query = key) {
  const opening = useContext(CardOpeningContext);
  if (!opening) {
    return { to: `/legal-database?q=${encodeURIComponent(query)}&at=${encodeURIComponent(key)}` };
  }
  return { to: opening.hrefOf(key), onClick: (event: MouseEvent) => openInstead(event, opening, key) };
}

/** Opens the card in place on a plain click; modified clicks keep the browser default. */
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

/** Citation formats of our texts: "BNS 303", and in Hindi "303 BNS" after धारा. */
const CITED = new RegExp(String.raw`\b((?:${CODES}) ${NUMBER}|${NUMBER} (?:${CODES}))(?![\w/])`);

/** Card key, code first in either format. */
const keyOf = (cited: string): string => cited.replace(/^(\d.*) (\w+)$/, '$2 $1');

/** Text with links for all sections that are named with their code. */
export function CitedText({ children }: { children: string }) {
  return children.split(CITED).map((part, n) =>
    n % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text in a fixed order
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
    <Link {...useCardLink(to)} className="nowrap num" translate="no">
      {children}
    </Link>
  );
}

/**
 * Citation linked to its card; the Constitution has no card, so only its name appears. The class `nowrap` keeps it
 * on one line; a plain space lets it wrap on a narrow page.
 */
export function Citation({ authority }: { authority: Authority }) {
  const { source, at } = authority;
  const citation = useText().records.cite(authority);
  if (at.startsWith('s.')) {
    return <CardLink to={`${source} ${at.slice(2)}`}>{citation.replaceAll('\u00a0', ' ')}</CardLink>;
  }
  if (WITHOUT_CARD.has(source)) return citation;
  return <JudgmentLink name={source}>{citation}</JudgmentLink>;
}

function JudgmentLink({ name, children }: { name: string; children: string }) {
  return (
    <Link {...useCardLink(`CASE ${name}`, name)} translate="no">
      {children}
    </Link>
  );
}

/** Authorities that are neither a section nor a judgment. */
export const WITHOUT_CARD: ReadonlySet<string> = new Set(['Constitution of India']);
