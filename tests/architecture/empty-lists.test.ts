/** No list says that it is empty before the first finished pull: its file asks for the state of the records. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

const READS_LIVE = /\b(?:useLive|usePages)\(/;
const READS_RECORDS =
  /from '#data\/records\/(?:application|assessment|case|contested|diary|document|feedback|hearing|notification)\//;
/** In JSX, a text of an empty list. */
const SAYS_NONE =
  /(?<!=)[{?:] ?(?:\w+ \?\? )?[\w.]+\.(?:none\w*|no(?:Match|Documents)|nothingFiled|empty|emptyText)\b(?!\()/;
const ASKS = /\b(?:OnceKnown|PagedList|useRecordsState|recordsState)\b/;

const saysNoneUnasked = (code: string): boolean =>
  READS_LIVE.test(code) && READS_RECORDS.test(code) && SAYS_NONE.test(code) && !ASKS.test(code);

/** Their text is part of one record, or their list comes with one answer of the server. */
const NOT_OF_THE_PULL = [
  'src/features/applications/judge-application/brief.tsx',
  'src/features/applications/judge-application/file-facts.tsx',
  'src/features/applications/generator/share/live-shares.tsx',
  'src/parts/case-history/history-of-case.tsx',
];

it('detects an empty list that does not ask', () => {
  const code = `import { hearingsOfCase } from '#data/records/hearing/hearings-of-case.ts';
    const live = useLive(() => hearingsOfCase(db, id), [db, id]);
    return live.value.length === 0 && <p className="quiet">{words.none}</p>;`;
  expect(saysNoneUnasked(code)).toBe(true);
  expect(saysNoneUnasked(`${code} // OnceKnown`)).toBe(false);
});

it('finds no list that says it is empty before the first pull has finished', () => {
  const found = filesIn(['src/features', 'src/parts']).filter((file) =>
    saysNoneUnasked(readFileSync(file, 'utf8')),
  );
  expect(found.toSorted()).toEqual(NOT_OF_THE_PULL.toSorted());
});
