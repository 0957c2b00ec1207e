/** Answers of a remedy question: those of its fact, or those of a question that is no fact. */
import { isFact } from '#facts/facts.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { askedOptions, yesNoOptions } from '#text/fact-words.ts';
import type { Option } from '#ui/controls/select-field.tsx';
import { DERIVED_ANSWERS, type RouteInput } from './route-form.ts';

type RouteTexts = Pick<Catalogue, 'facts' | 'routeFacts'>;

export function routeOptions(name: RouteInput['name'], text: RouteTexts): readonly Option[] {
  if (isFact(name)) return askedOptions(name, text);
  if (name !== 'policeCustody' && name !== 'trial') return yesNoOptions(text);
  const words: Readonly<Record<string, string>> = text.routeFacts.answers[name];
  const answers = DERIVED_ANSWERS[name].map((value) => ({ value, label: words[value] ?? value }));
  return [...answers, { value: 'unknown', label: text.facts.answers.unknown }];
}
