/** Search results for a query: screens, records and provisions, each with a link. */
import { useEffect, useMemo, useState } from 'react';
import type { Role } from '#contract/account/user.ts';
import { useDevice } from '#data/react/use-device.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import type { SearchResult, FoundKind } from '#records/find/find-entry.ts';
import { useFind } from '#parts/global-search/use-find.ts';
import type { CardLine } from '#parts/law-library/library-queries.ts';
import { useLawLibrary } from '#parts/law-library/use-law-library.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { screensOf } from '#app/navigation/entries.ts';

export interface FoundLine {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  readonly under: string;
}

export interface FoundGroup {
  readonly kind: keyof Catalogue['find']['kinds'];
  readonly lines: readonly FoundLine[];
  readonly total: number;
}

export function useFoundGroups(query: string): {
  readonly groups: readonly FoundGroup[];
  readonly reading: boolean;
} {
  const text = useText();
  const { role } = useDevice().user;
  const { found, reading } = useFind(query);
  const laws = useProvisions(query);
  const screens = useMemo(() => {
    const lines = screensNamed(query, role, text);
    return { kind: 'screen' as const, lines, total: lines.length };
  }, [query, role, text]);
  const records = useMemo(
    () =>
      found.map(({ kind, rows, total }): FoundGroup => {
        return { kind, total, lines: rows.map((row) => lineOf(row, role, text)) };
      }),
    [found, role, text],
  );
  const law = useMemo(() => ({ kind: 'law' as const, lines: laws.map(lawLine), total: laws.length }), [laws]);
  const groups: FoundGroup[] = [screens, ...records, law];
  return { groups: groups.filter(({ lines }) => lines.length > 0), reading };
}

const LAWS = 5;
/** One letter is too short to search the law. */
const LEAST = 2;

function useProvisions(query: string): readonly CardLine[] {
  const law = useLawLibrary();
  const library = law.status === 'ready' ? law.library : null;
  const [found, setFound] = useState<{ readonly of: string; readonly lines: readonly CardLine[] }>(NONE);
  const searchText = query.trim();
  useEffect(() => {
    if (!library || searchText.length < LEAST) return undefined;
    let over = false;
    const search = async (): Promise<void> => {
      const { lines } = await library.find(searchText, LAWS);
      if (!over) setFound({ of: searchText, lines });
    };
    void search();
    return () => {
      over = true;
    };
  }, [library, searchText]);
  return searchText.length < LEAST ? NONE.lines : found.lines;
}

const NONE = { of: '', lines: [] } as const;

function lawLine({ key, citation, code, section, title }: CardLine): FoundLine {
  const card = encodeURIComponent(key);
  return { key, to: `/legal-database?q=${card}&at=${card}`, title, under: citation ?? `${code} ${section}` };
}

/** Matches the beginning of any word in the screen name. */
function screensNamed(query: string, role: Role, text: Catalogue): FoundLine[] {
  const searchText = query.trim().toLowerCase();
  if (searchText === '') return [];
  return screensOf(role).flatMap((screen) => {
    const title = screen.title(text);
    return ` ${title.toLowerCase()}`.includes(` ${searchText}`)
      ? [{ key: screen.path, to: screen.path, title, under: '' }]
      : [];
  });
}

function lineOf(found: SearchResult, role: Role, { find }: Catalogue): FoundLine {
  const { kind, id, title, number, day } = found;
  const under = [number, isDay(day) ? indianDate(day) : day].filter(Boolean).join(' · ');
  return { key: `${kind} ${id}`, to: placeOf(found, role), title: title || find.unnamed, under };
}

type ResultSubtitle = (found: SearchResult) => string;

const documentPlace: ResultSubtitle = ({ id }) => `/document/${id}`;
const draftPlace: ResultSubtitle = ({ id }) => `/application?draft=${id}`;

const MAKERS_PLACE: Readonly<Record<FoundKind, ResultSubtitle>> = {
  case: ({ id }) => `/case/${id}`,
  application: ({ id }) => `/application?id=${id}`,
  draft: draftPlace,
  hearing: ({ caseId }) => `/case/${caseId}`,
  diary: ({ id, caseId }) => `/case-diary?case=${caseId}&entry=${id}`,
  document: documentPlace,
};

const JUDGES_PLACE: Readonly<Record<FoundKind, ResultSubtitle>> = {
  case: ({ id }) => `/judge/case/${id}`,
  application: ({ id }) => `/judge-application-view/${id}`,
  draft: draftPlace,
  hearing: ({ id }) => `/judge/hearing/${id}`,
  diary: ({ caseId }) => `/judge/case/${caseId}`,
  document: documentPlace,
};

const placeOf = (found: SearchResult, role: Role): string =>
  (role === 'judge' ? JUDGES_PLACE : MAKERS_PLACE)[found.kind](found);
