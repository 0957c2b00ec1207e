/** Old and new text of each changed field, with labels from the registry of facts. */
import { wordDifference } from '#domain/application/word-difference.ts';
import { FACT_IDS, factRow } from '#facts/facts.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { isRecord, patchBetween, touched, valueAt } from '#kernel/merge-patch.ts';
import { labelAt, optionsOf } from '#text/fact-words.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import type { SummaryRow } from '#ui/lists/facts-list.tsx';

/** Content before and after. */
export function useChangedFacts(before: unknown, after: unknown): SummaryRow[] {
  const text = useText();
  return touched(patchBetween(before, after) ?? {}).map((path) => ({
    label: labelAt(path, text.facts) ?? otherPath(path, text),
    value: (
      <Change was={shown(valueAt(before, path), path, text)} is={shown(valueAt(after, path), path, text)} />
    ),
  }));
}

function otherPath(path: string, { judgeApplication }: Catalogue): string {
  const labels: Readonly<Record<string, string>> = judgeApplication.otherPaths;
  return labels[path] ?? path;
}

/** Beyond this the reader needs the words that changed. */
const SHORT = 80;

function Change({ was, is }: { readonly was: string; readonly is: string }) {
  const { judgeApplication: text } = useText();
  if (was.length + is.length <= SHORT) return text.returned.toNow(was, is);
  return (
    <span className="as-typed">
      {wordDifference(was, is).map(({ kind, text: words }, index) => {
        const key = `${index} ${kind}`;
        if (kind === 'same') return <span key={key}>{words}</span>;
        const Mark = kind === 'removed' ? 'del' : 'ins';
        return (
          <Mark key={key}>
            <span className="vh">{text.amendments[kind]} </span>
            {words}
          </Mark>
        );
      })}
    </span>
  );
}

function shown(value: unknown, path: string, text: Catalogue): string {
  if (value === undefined || value === '') return text.judgeApplication.returned.blank;
  const fact = FACT_IDS.find((id) => factRow(id).path === path);
  const options = fact ? optionsOf(fact, text) : [];
  return options.find((option) => option.value === value)?.label ?? inWords(value, text);
}

function inWords(value: unknown, text: Catalogue): string {
  if (typeof value === 'string') return isDay(value) ? indianDate(value) : value;
  if (typeof value === 'boolean') {
    const answer = value ? 'yes' : 'no';
    return text.choices.yesNo.find((option) => option.value === answer)?.label ?? answer;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => inWords(item, text));
    return items.join(value.some(isRecord) ? '\n' : ', ');
  }
  if (!isRecord(value)) return String(value);
  return Object.values(value)
    .map((inner) => inWords(inner, text))
    .join('\n');
}
