/** Reason for a relief or against it, with its authority. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import type { Reason } from '#law/determination.ts';
import { reliefAuthority } from '#law/relief.ts';
import type { ReliefExplained } from '#law-explain/explain-relief.ts';
import { documentConcerns } from './en/papers/documents-concerns.ts';
import type { Catalogue } from './catalogue.ts';
import { questionsOf } from './explained-words.ts';
import { lawSentence } from './law-sentence.ts';

type ReasonWords = Pick<Catalogue, 'law' | 'whichBail'>;

export function reliefReason(explained: ReliefExplained, words: ReasonWords): string {
  const { standing, relief, on, because, gates, missing } = explained;
  const { law, whichBail } = words;
  const reasonText = ({ code, about }: Reason): string => lawSentence(law.reasons[code], { about });
  const questions = missing.length > 0 ? capital(questionsOf(missing, words)) : '';
  const reasons = [...new Set([...because, ...gates].map(reasonText))];
  const waits = questions === '' ? '' : whichBail.turnsOn(questions);
  if (standing === 'not-yet' && on !== null) return documentConcerns.notYet[relief](indianDate(on));
  if (standing === 'may-be-open' && on !== null) return whichBail.mayBeOpen(indianDate(on), questions);
  if (standing === 'contested') return law.cautions['section-479-2-contested'];
  const last = standing === 'open' ? sinceWhen(explained, whichBail) : waits;
  return [...reasons, last].filter(Boolean).join(' ');
}

const sinceWhen = ({ on, relief }: ReliefExplained, { rightSince }: ReasonWords['whichBail']): string =>
  on !== null && (relief === 'default' || relief === 'undertrial') ? rightSince(indianDate(on)) : '';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Authority of the reasons, or the section of the relief. */
export function authoritiesOf({ because, gates, relief }: ReliefExplained, today: CalendarDate): Authority[] {
  const own = [...because, ...gates].map(({ authority }) => authority);
  const cited = own.length > 0 ? own : [reliefAuthority(relief, today)];
  return [...new Map(cited.map((each) => [`${each.source} ${each.at}`, each])).values()];
}
