/** Earlier applications: those of this app are listed automatically, others entered by row. */
import type { EarlierApplication } from '#domain/application/earlier-applications.ts';
import { BLANK_PREVIOUS } from '#domain/application/form-rows.ts';
import { courtInWords } from '#documents/court-in-words.ts';
import { ordinalOf } from '#documents/common-sections/court-heading.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
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
      <Recorded rows={recorded} />
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

function outcomeOf(
  { outcome, outcomeInFirs: inFirs }: EarlierApplication,
  { earlier }: Catalogue['generator'],
  { named }: Catalogue['order']['firs'],
): string {
  if (!inFirs) return earlier.outcomes[outcome];
  const [granted, refused] = [inFirs.granted, inFirs.refused].map((firs) =>
    firs.map(({ firNumber = '', policeStation = '' }) => named(firNumber, policeStation)).join('; '),
  );
  return earlier.inFirs(granted ?? '', refused ?? '');
}

function Recorded({ rows }: { rows: readonly EarlierApplication[] }) {
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
              outcomeOf(row, words, order.firs),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
