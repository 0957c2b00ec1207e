/** State of the legal database in the URL, so that links and Back restore it. */
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Book, BOOKS } from '#parts/law-library/library-queries.ts';

export type DatabaseTab = Book | 'bookmarks';

export interface DatabasePlace {
  readonly tab: DatabaseTab;
  readonly query: string;
  /** Key of the open card, such as "BNS 304"; empty for none. */
  readonly at: string;
}

export type ChangeAddress = (change: Partial<DatabasePlace>, how?: { readonly replace: boolean }) => void;

export interface DatabaseAddress {
  readonly place: DatabasePlace;
  readonly go: ChangeAddress;
}

export function useDatabaseAddress(): DatabaseAddress {
  const [params, setParams] = useSearchParams();
  const place = useMemo(() => placeIn(params), [params]);
  const go: ChangeAddress = useCallback(
    (change, how) =>
      setParams((now) => paramsOf({ ...placeIn(now), ...change }), how ?? { replace: isAt(place, change) }),
    [place, setParams],
  );
  return { place, go };
}

const TABS: readonly DatabaseTab[] = [...BOOKS, 'bookmarks'];

/** A repeated tap must not add a history entry. */
const isAt = (place: DatabasePlace, change: Partial<DatabasePlace>): boolean =>
  String(paramsOf({ ...place, ...change })) === String(paramsOf(place));

/** Longer than any search; servers reject URLs of several thousand characters. */
const LONGEST = 300;

/** Part of the query for the URL, as read back; a split surrogate pair would change. */
export const inAddress = (query: string): string =>
  query.slice(0, LONGEST).replaceAll(/\p{Surrogate}/gu, '\uFFFD');

function placeIn(params: URLSearchParams): DatabasePlace {
  const tabParam = params.get('tab');
  return {
    tab: TABS.find((tab) => tab === tabParam) ?? 'IPC',
    query: params.get('q') ?? '',
    at: params.get('at') ?? '',
  };
}

function paramsOf({ tab, query, at }: DatabasePlace): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'IPC') params.set('tab', tab);
  if (query !== '') params.set('q', inAddress(query));
  if (at !== '') params.set('at', at);
  return params;
}
