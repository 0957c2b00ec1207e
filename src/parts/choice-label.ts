/** One label per stored value, used on every screen. */
import type { Catalogue } from '#text/catalogue.ts';

type Choices = Catalogue['choices'];
type ValueOf<F extends keyof Choices> = Choices[F][number]['value'];

export function choiceLabel<F extends keyof Choices>(choices: Choices, field: F, value: ValueOf<F>): string {
  return choices[field].find((choice) => choice.value === value)?.label ?? value;
}
