/** Ages and sums of a request as people write them: "34 years", "50,000/-". The device reads its fields alike. */
import { FACT_IDS, factRow } from '#facts/facts.ts';
import { isRecord, joinPatches, mergePatch, patchAt, valueAt } from '#kernel/merge-patch.ts';
import { readFigure } from '#reading/figure-field.ts';

const FIGURES = FACT_IDS.map(factRow).flatMap(({ kind, path }) =>
  (kind === 'number' || kind === 'money') && path.includes('.') ? [{ kind, path }] : [],
);

/** Text that is no figure stays, and the schema rejects it. */
export function withTypedFigures(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const read = FIGURES.flatMap(({ kind, path }) => {
    const typed = valueAt(body, path);
    const figure = typeof typed === 'string' ? readFigure(kind, typed) : null;
    return figure === null ? [] : [patchAt(path, figure)];
  });
  return read.length === 0 ? body : mergePatch(body, joinPatches(read));
}
