/** Undertakings and offers of the applicant. Never live location or map pins (Frank Vitus, 2024). */
import { linesOfEachFir } from '#documents/each-fir.ts';
import type { Block } from '#documents/model.ts';
import { placeholder, type PaperMatter, optionalPlaceholder } from '#documents/matter.ts';
import { type ConditionsToSet, conditionsToSet } from '#law-explain/conditions-to-set.ts';
import { isAppeal } from '#documents/appeal.ts';
import { provisionFirst, provisionName } from '#documents/provision-name.ts';
import { itemsOf, paragraphsOf } from '#documents/paragraphs.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';

export function undertakings(matter: PaperMatter): Block[] {
  const { undertakings: words } = matter.words;
  const body = numbered('bail', paragraphsOf(matter.bail.undertakings ?? ''));
  const conditions = offered(matter);
  if (conditions.length > 0)
    body.push(
      ...numbered('bail', [words.offered]),
      ...lettered('bail', closed(conditions, matter.words.fullStop)),
      ...numbered('bail', [mandatoryText(matter)]),
    );
  return headed(words.heading, 'bail', body);
}

function offered(matter: PaperMatter): string[] {
  const { proposedConditions: proposed, customConditions } = matter.bail;
  const own = itemsOf(customConditions ?? '');
  if (own.length > 0 && (!proposed || proposed === 'custom')) return [...own, ...required(matter)];
  if (!proposed) return [optionalPlaceholder(matter, 'conditions')].filter((text) => text !== null);
  if (proposed === 'custom') return [placeholder(matter, 'conditions')];
  return [...ready(matter, proposed), ...own];
}

/** Bail as of right allows only one condition: attendance. */
function ready(matter: PaperMatter, proposed: 'standard' | 'reporting' | 'passport'): string[] {
  const { undertakings: words } = matter.words;
  if (matter.relief === 'bailable') return [words.attend];
  // after conviction no witness tampering or investigation is possible
  const standard: string[] =
    matter.relief === 'suspension'
      ? [words.attend, words.notRepeat, words.tellAddress, words.surrender]
      : [words.attend, words.notRepeat, words.notTamper, words.available, words.tellAddress];
  if (proposed === 'reporting') standard.push(words.report(stationsInWords(matter)));
  if (proposed === 'passport') standard.push(words.passport);
  if (proposed === 'passport' || matter.relief === 'anticipatory') standard.push(words.notLeaveIndia);
  return standard;
}

function stationsInWords(matter: PaperMatter): string {
  const { joint, particulars } = matter.words;
  const stations = linesOfEachFir(matter, ({ case: { policeStation } }) =>
    particulars.station(policeStation ?? placeholder(matter, 'policeStation')),
  );
  return stations.length === 1 ? stations.join('') : joint.names(stations);
}

/** Conditions of 480(3), mandatory for a Magistrate and discretionary for a superior court. */
export const mandatoryConditions = ({ relief, found, bail }: PaperMatter): ConditionsToSet | null =>
  relief?.startsWith('regular-') === true && found && !isAppeal({ relief, found, bail })
    ? conditionsToSet(found)
    : null;

const required = (matter: PaperMatter): string[] => {
  const { attend, notRepeat, notTamper } = matter.words.undertakings;
  return mandatoryConditions(matter) ? [attend, notRepeat, notTamper] : [];
};

function mandatoryText(matter: PaperMatter): string | null {
  const mandatory = mandatoryConditions(matter);
  if (!mandatory || hasNoOffer(matter)) return null;
  const { mandatory: must, mayBeSet } = matter.words.undertakings;
  return matter.relief === 'regular-magistrate'
    ? must(provisionFirst(mandatory.law, matter), whyOf(matter, mandatory))
    : mayBeSet(provisionName(mandatory.law, matter), whyOf(matter, mandatory));
}

/** Unknown conditions make no statement about offers. */
const hasNoOffer = ({ bail: { proposedConditions: proposed, customConditions } }: PaperMatter): boolean =>
  (!proposed || proposed === 'custom') && itemsOf(customConditions ?? '').length === 0;

/** "BNS 303(2), of Chapter XVII" for each offence, once. */
function whyOf({ words }: PaperMatter, { because }: ConditionsToSet): string {
  const { ofSevenYears, ofChapter } = words.undertakings;
  const reasons = because.map(({ offence, chapter }) =>
    chapter === null ? ofSevenYears(offence) : ofChapter(offence, chapter),
  );
  return [...new Set(reasons)].join('; ');
}

/** The last item ends with a full stop. */
const closed = (items: readonly string[], fullStop: string): string[] =>
  items.map((item, index) => (index === items.length - 1 ? item.replace(/;$/, fullStop) : item));
