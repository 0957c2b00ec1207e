/** Fills `{about}` (and `{t}` and `{m}` in the calculator); formats dates as Indian courts do. */
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
