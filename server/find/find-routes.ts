/** `GET /cases/judge/search`: the index gives candidates, and the search of a device decides which of them fit. */
import { type CourtSearch, type FoundMatter, MOST_FOUND } from '#contract/case/court-search.ts';
import { type FindEntry, entryOfMatter } from '#records/find/find-entry.ts';
import { queryWords } from '#records/find/fir-words.ts';
import { wordIndex } from '#records/find/word-index.ts';
import { ok } from '#server/http/answer.ts';
import type { Caller } from '#server/http/caller.ts';
import { type Api, route } from '#server/http/route.ts';
import { auditRecords, type RecordVersion } from '#server/records/records.ts';
import { canSee } from '#server/storage/matter.ts';
import { inTransaction } from '#server/storage/sql.ts';
import type { CourtKind } from '#contract/case/court.ts';
import type { Ports } from '#server/ports.ts';
import { courtQuery } from './matter-lexemes.ts';

interface CandidateRow {
  readonly entity: FoundMatter['kind'];
  readonly _id: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly record_version: number;
  readonly owner_id: string;
  readonly court: CourtKind;
  readonly place_key: string;
}

/** More than an answer holds: the index compares only the consonants of a sound, so some candidates do not fit. */
const CANDIDATES = 3 * MOST_FOUND;

const matters = (kind: FoundMatter['kind'], table: string): string =>
  `SELECT hit.entity, own._id, own.record, own.version AS record_version, own.owner_id, own.court, own.place_key
   FROM hit JOIN ${table} AS own USING (_id) WHERE hit.entity = '${kind}'`;

/** PostgreSQL estimates the words of a matter as few, and would read those of all matters instead of the index. */
const BY_INDEX = 'SET LOCAL enable_seqscan = off';

/** Materialised, so that the index of words is read: in the order of ids PostgreSQL would read all matters. */
const FIND = `WITH fitting AS MATERIALIZED (
    SELECT _id, entity FROM matter_words WHERE words @@ $1::tsquery
  ), hit AS MATERIALIZED (
    SELECT _id, entity FROM fitting ORDER BY _id DESC LIMIT ${CANDIDATES}
  ) ${matters('case', 'cases')} UNION ALL ${matters('application', 'applications')}`;

export function findRoutes(api: Api): void {
  route(api, 'searchCourt', async ({ caller, query }) => {
    const { answer, carried } = await searchCourt(api.ports, caller, query.q);
    await auditRecords(api.ports, caller, carried);
    return ok(answer);
  });
}

interface CourtSearchResult {
  readonly answer: CourtSearch;
  /** The matters of the answer, for the audit log. */
  readonly carried: readonly RecordVersion[];
}

async function searchCourt({ pool }: Ports, caller: Caller, query: string): Promise<CourtSearchResult> {
  const words = queryWords(query);
  if (words.length === 0) return { answer: { found: [], more: false }, carried: [] };
  const { rows } = await inTransaction(
    pool,
    async (sql) => sql.query<CandidateRow>(FIND, [courtQuery(words, caller.seats)]),
    BY_INDEX,
  );
  const seen = rows.filter(({ owner_id: ownerId, court, place_key: courtPlace }) =>
    canSee(caller, { ownerId, court, courtPlace }),
  );
  const candidates = seen.flatMap((row) => {
    const entry = entryOfMatter(row.entity, row.record);
    return entry ? [{ row, entry }] : [];
  });
  const fitting = fittingIds(
    candidates.map(({ entry }) => entry),
    words,
  );
  const fits = candidates
    .filter(({ row }) => fitting.has(row._id))
    .toSorted((one, other) => (one.entry.at < other.entry.at ? 1 : -1));
  const shown = fits.slice(0, MOST_FOUND);
  return {
    answer: {
      found: shown.map(({ entry }) => foundOf(entry)),
      more: fits.length > shown.length || rows.length === CANDIDATES,
    },
    carried: shown.map(({ row }) => ({ entity: row.entity, id: row._id, version: row.record_version })),
  };
}

/** The index of a device is built only for entries without the words as typed: it costs more than the first look. */
function fittingIds(entries: readonly FindEntry[], words: readonly string[]): ReadonlySet<string> {
  const asTyped = new Set(entries.filter((entry) => words.every((word) => hasBeginning(entry, word))));
  const index = wordIndex();
  index.add(entries.filter((entry) => !asTyped.has(entry)));
  const most = entries.length;
  const bySound = (['case', 'application'] as const).flatMap((kind) => index.list({ kind, words, most }).ids);
  return new Set([...[...asTyped].map(({ found }) => found.id), ...bySound]);
}

const hasBeginning = ({ title, more }: FindEntry, word: string): boolean =>
  title.some((each) => each.startsWith(word)) || more.some((each) => each.startsWith(word));

const foundOf = ({ found }: FindEntry): FoundMatter => ({
  kind: found.kind === 'case' ? 'case' : 'application',
  _id: found.id,
  caseId: found.caseId ?? found.id,
  title: found.title,
  number: found.number,
});
