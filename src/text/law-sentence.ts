/** Fills `{about}` (and, in the calculator, `{t}` and `{m}`); a date is written as an Indian court writes it. */
import { indianDate, isDay } from '#kernel/calendar-date.ts';

export function lawSentence(
  sentence: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    return isDay(value) ? indianDate(value) : value;
  });
}
