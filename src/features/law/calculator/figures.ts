/** Custody, what is needed, and what is past or left: of the same right as the sentence. */
import { daysBetween } from '#kernel/calendar-date.ts';
import type { Explanation } from '#law-explain/explanation.ts';
import type { Catalogue } from '#text/catalogue.ts';

export interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly open?: boolean;
}

type FigureWords = Pick<Catalogue, 'calculator'>;

export function figuresOf({ found, leading, served }: Explanation, { calculator }: FigureWords): Figure[] {
  const { figures } = calculator;
  const { dates, thresholdDate } = found.undertrial;
  if (served === null) return [];
  const custody = { value: served.days, unit: figures.custody };
  if (leading.on === null || !dates) return [custody];
  const gap = daysBetween(leading.on, found.matter.asOf);
  const part = leading.on === dates.maximum ? 'whole' : found.undertrial.fraction === '1/3' ? '1/3' : '1/2';
  const needed =
    leading.on === thresholdDate || leading.on === dates.maximum
      ? [{ value: Math.max(0, served.days - gap), unit: figures.needed[part] }]
      : [];
  if (gap < 0) return [custody, ...needed, { value: -gap, unit: figures.left }];
  const open = leading.kind === 'may-be-open' ? figures.sinceMayBe : figures.past;
  return [custody, ...needed, { value: gap, unit: open, open: true }];
}
