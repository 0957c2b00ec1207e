/** Earlier applications: those of this app are listed automatically, others entered by row. */
import type { EarlierApplication } from '#domain/application/earlier-applications.ts';
import { BLANK_PREVIOUS } from '#domain/application/form-rows.ts';
import { courtInWords } from '#documents/court-in-words.ts';
import { ordinalOf } from '#documents/common-sections/court-heading.ts';
import { outcomeWith } from '#documents/common-sections/outcome-in-words.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import type { StepProps } from './form-fields.tsx';
import { RowList } from './row-list.tsx';
import { useWrittenMatter } from './use-written-matter.ts';

export function EarlierRows({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  const { form, write } = step;
  const matter = useWrittenMatter(step);
  const recorded = matter.context.earlier ?? [];
  const hasEarlier = form.previousBail === 'one' || form.previousBail === 'multiple';
  if (recorded.length === 0 && !hasEarlier) return null;
  const nth = ordinalOf(matter);
  return (
    <>
      <RecordedRows rows={recorded} />
      {nth !== null && <p className="small quiet">{words.earlier.ordinal(nth)}</p>}
      {hasEarlier && (
        <RowList
          name="previous"
          rows={form.previous}
          blank={BLANK_PREVIOUS}
          words={words.earlier}
          onChange={(previous) => write({ previous })}
        />
      )}
    </>
  );
}

function RecordedRows({ rows }: { rows: readonly EarlierApplication[] }) {
  const { generator: words, review, order } = useText();
  if (rows.length === 0) return null;
  return (
    <>
      <p className="small quiet">{words.earlier.recorded}</p>
      <ul>
        {rows.map((row) => (
          <li key={`${row.applicationNumber ?? ''} ${row.filedOn}`}>
            {words.earlier.line(
              courtInWords(row, review),
              indianDate(row.filedOn),
              outcomeWith(row, words.earlier, order.firs.named),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
