/** The English label of each fact, for lists of fields and the description of the API. */
import { FACT_IDS, type FactId } from '#facts/facts.ts';
import { fields as calculatorFields } from '#text/en/calculator/calculator-entries.ts';
import { clock } from '#text/en/work/clock.ts';
import { generatorFields } from './generator-fields.ts';
import { routeFacts } from '#text/en/calculator/route-facts.ts';

/** The label of the form comes first. The others ask for facts that the form leaves to them. */
const AREAS: readonly Readonly<Record<string, unknown>>[] = [
  generatorFields,
  clock.facts.fields,
  routeFacts.fields,
  calculatorFields,
];

/** @throws if a row of the registry has no label */
export const FACT_LABELS: ReadonlyMap<FactId, string> = new Map(FACT_IDS.map((id) => [id, labelOf(id)]));

function labelOf(id: FactId): string {
  const label = AREAS.map((words) => words[id]).find((text) => typeof text === 'string');
  if (typeof label !== 'string') throw new Error(`src/facts: the fact ${id} has no label in src/text/en.`);
  return label;
}
