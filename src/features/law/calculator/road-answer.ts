/** One sentence for each road of discretion: what the law lets that court do, and never what it will do. */
import { cite } from '#law/authority.ts';
import type { Reason } from '#law/determination.ts';
import type { Road, RoadName } from '#law/discretion.ts';
import { lawSentence } from '#text/law-sentence.ts';
import type { Words } from './answer.ts';

export function roadSentence(road: Road, words: Words): string {
  const { answers, leadBailable } = words.calculator.discretion;
  if (road.answer === 'undetermined') return answers.undetermined;
  return road.answer === 'right' ? leadBailable : SENTENCE_OF[road.road](road, words);
}

const SENTENCE_OF: Readonly<Record<RoadName, (road: Road, words: Words) => string>> = {
  magistrate: magistrateSentence,
  'sessions-or-high-court': (road, words) => {
    const said = words.calculator.discretion.answers['sessions-or-high-court'];
    if (road.answer === 'barred') return firstReason(road, words);
    return road.answer === 'conditions' ? said.conditions(lawsOf(road.gates)) : said.mayGrant;
  },
  anticipatory: anticipatorySentence,
  'convicting-court': (road, words) =>
    road.answer === 'must-release'
      ? words.calculator.discretion.answers['convicting-court'].mustRelease
      : firstReason(road, words),
  'appellate-court': (_, words) => words.calculator.discretion.answers['appellate-court'].mayGrant,
};

/** "s.37(1)(b) NDPS" */
const lawsOf = (reasons: readonly Reason[]): string =>
  [...new Set(reasons.map(({ authority }) => cite(authority)))].join(', ');

const aboutOf = (reasons: readonly { readonly about?: string }[]): string =>
  [...new Set(reasons.flatMap(({ about }) => about ?? []))].join(', ');

function firstReason({ because: [first] }: Road, { law }: Words): string {
  return first ? lawSentence(law.reasons[first.code], { about: first.about }) : '';
}

function magistrateSentence({ answer, because, gates, cautions }: Road, { calculator }: Words): string {
  const said = calculator.discretion.answers.magistrate;
  const grave = because.filter(({ code }) => code === 'death-or-life-possible');
  const special = cautions.filter(({ code }) => code === 'tried-by-special-court');
  if (answer === 'elsewhere') return said.elsewhere(aboutOf(special));
  if (answer === 'barred') return grave.length > 0 ? said.grave(aboutOf(grave)) : said.convictions;
  if (answer === 'conditions') return said.conditions(lawsOf(gates));
  if (because[0]?.code.startsWith('proviso-')) return said.proviso;
  return cautions.some(({ code }) => code === 'must-appear-or-surrender') ? said.onAppearance : said.mayGrant;
}

function anticipatorySentence({ answer, because, gates }: Road, { calculator }: Words): string {
  const said = calculator.discretion.answers.anticipatory;
  if (answer === 'conditions') return said.conditions(lawsOf(gates));
  if (answer !== 'barred') return said.mayGrant;
  const bars = because.filter(({ code }) => code.startsWith('anticipatory-barred'));
  if (bars.length === 0) return said.arrested;
  const onlyScSt = bars.every(({ authority }) => authority.source === 'SC/ST');
  return onlyScSt ? said.unlessNoCase(aboutOf(bars)) : said.barred(aboutOf(bars));
}
