/** What the maker changed after an order was signed, in the words of the screen. */
import { type ApplicationContent, contentOf } from '#contract/application.ts';
import { isRecord, patchBetween, touched } from '#kernel/merge-patch.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { Fact } from '#ui/summary-part.tsx';

type Text = Catalogue['judgeApplication'];

export function changedFacts(before: ApplicationContent, now: ApplicationContent, text: Text): Fact[] {
  const after = contentOf(now);
  return touched(patchBetween(before, after) ?? {}).map((path) => {
    const [was, is] = [shown(at(before, path), text), shown(at(after, path), text)];
    const said = was === null || is === null ? text.returned.changed : text.returned.toNow(was, is);
    return { label: text.pathLabel[path] ?? path, value: said };
  });
}

const at = (content: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (isRecord(inside) ? inside[key] : undefined), content);

/** Null for what has no one-line form. */
function shown(value: unknown, text: Text): string | null {
  if (value === undefined) return text.returned.blank;
  if (typeof value === 'string') return isDay(value) ? indianDate(value) : value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.join(', ') : null;
}
