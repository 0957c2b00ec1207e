/** The forum of a matter as cited sentences, the same on every screen. */
import type { AfterRefusal, Forum } from '#law/forum/forum.ts';
import type { NamedCourt } from '#law/forum/named-court.ts';
import type { Authority } from '#law/authority.ts';
import type { Catalogue } from './catalogue.ts';

export interface ForumLine {
  readonly sentence: string;
  readonly law: readonly Authority[];
}

export type ForumWords = Catalogue['explained']['forum'];

export function forumLines(forum: Forum, { explained }: Pick<Catalogue, 'explained'>): ForumLine[] {
  const { forum: words } = explained;
  return [...courtLines(forum, words), respondentLine(forum, words)];
}

/** Court, way after a refusal and notices in one text, for an answer of the chat. */
export const courtSentences = (forum: Forum, words: ForumWords): string =>
  courtLines(forum, words)
    .map(({ sentence }) => sentence)
    .join(' ');

function courtLines(forum: Forum, words: ForumWords): ForumLine[] {
  const { hears, others, anticipatory, afterRefusal: refused } = forum;
  if (!hears) return [{ sentence: words.waiting, law: [] }];
  return [
    courtLine(forum, hears, words),
    ...(anticipatory ? [beforeArrest(anticipatory, words)] : []),
    ...(others.length > 0 ? [otherCourts(others, words)] : []),
    ...(refused ? [refusedLine(refused, words)] : []),
    ...forum.notices.map(({ to, notice, hearing }): ForumLine => {
      const law = notice.at === hearing.at ? [notice] : [notice, hearing];
      return { sentence: words.notices[to], law };
    }),
  ];
}

function courtLine({ stage }: Forum, hears: NamedCourt, words: ForumWords): ForumLine {
  const { court, authority, otherwise, unchecked } = hears;
  const say = stage === 'after-judgment' ? words.appellate : words.first;
  const sentence = [
    say(words.courts[court]),
    otherwise && words.otherwise(words.courts[otherwise]),
    unchecked && words.unchecked,
  ]
    .filter((part) => typeof part === 'string')
    .join(' ');
  return { sentence, law: [authority] };
}

const beforeArrest = ({ court, authority }: NamedCourt, words: ForumWords): ForumLine => ({
  sentence: words.beforeArrest(words.courts[court]),
  law: [authority],
});

const otherCourts = (others: readonly NamedCourt[], words: ForumWords): ForumLine => ({
  sentence: words.others(
    others
      .map(({ court, act }) => (act === null ? words.courts[court] : `${words.courts[court]} (${act})`))
      .join(', '),
  ),
  law: others.map(({ authority }) => authority),
});

/** The way after a refusal; null if it is not known yet. */
export function refusalSentence(
  { afterRefusal }: Forum,
  { explained }: Pick<Catalogue, 'explained'>,
): string | null {
  return afterRefusal && refusedLine(afterRefusal, explained.forum).sentence;
}

/** The way after a refusal, for an answer of the chat. */
export const afterRefusalSentence = (after: AfterRefusal, words: ForumWords): string =>
  refusedLine(after, words).sentence;

function refusedLine({ by, to, authority, days, contested }: AfterRefusal, words: ForumWords): ForumLine {
  const { refused, courts } = words;
  const court = courts[to];
  if (by === 'appeal-or-application') return { sentence: refused.byPractice(court), law: [authority] };
  const sentence = by === 'application' ? refused.application(court) : refused.appeal(court, days ?? 0);
  return { sentence: contested ? `${sentence} ${refused.contested}` : sentence, law: [authority] };
}

function respondentLine({ respondents }: Forum, words: ForumWords): ForumLine {
  const names = respondents.map((each) => words.respondents[each]).join(words.or);
  const sentence = respondents.length > 1 ? words.respondentAsked(names) : words.respondent(names);
  return { sentence, law: [] };
}
