/** Rights that exist or may exist besides the requested relief, and effects of an earlier order. */
import { isDay } from '#kernel/calendar-date.ts';
import { furtherRoutes } from '#law/further-routes.ts';
import type { Relief } from '#law/relief.ts';
import { possibleRights, type PossibleRight } from '#law-explain/may-be-open.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { lawSentence } from '#text/law-sentence.ts';
import type { ConcernDraft } from './concern-draft.ts';

/** A stronger right that exists today. */
export function otherRights({ relief, found, beside }: PaperMatter): ConcernDraft[] {
  const { concerns: words } = beside.review;
  if (!found || relief === null || relief === 'suspension') return [];
  const { bailable, defaultBail, undertrial, sixtyDays } = found;
  const rights = [
    { asked: ['bailable'], text: words.right.bailable, conclusion: bailable.conclusion },
    { asked: ['default', 'bailable'], text: words.right.default, conclusion: defaultBail.conclusion },
    { asked: ['undertrial', 'bailable'], text: words.right.undertrial, conclusion: undertrial.conclusion },
    {
      asked: ['regular-magistrate', 'bailable'],
      text: words.right.sixtyDays,
      conclusion: sixtyDays.conclusion,
    },
  ];
  return rights.flatMap(({ asked, text, conclusion }): ConcernDraft[] => {
    if (conclusion.kind !== 'entitled' || asked.includes(relief)) return [];
    const [{ authority }] = conclusion.because;
    return [{ key: `right:${asked[0] ?? ''}`, text, authority, from: 'case', answer: 'not-needed' }];
  });
}

/** Rights that only an unknown fact prevents, with the deciding question, so that none is overlooked. */
export function rightsThatMayBe({ relief, found, beside: { law, review } }: PaperMatter): ConcernDraft[] {
  if (!found || relief === null || relief === 'suspension') return [];
  return possibleRights(found)
    .filter(({ right }) => ASKED_BY[right] !== relief)
    .map(({ right, since, authority, asks }) => ({
      key: `may-be-open:${right}`,
      text: review.concerns.mayBeOpen[right](
        printed(since),
        asks.map((name) => law.facts[name].ask).join(' '),
      ),
      authority,
      from: 'case',
      answer: 'not-needed',
    }));
}

const ASKED_BY: Readonly<Record<PossibleRight['right'], Relief>> = {
  'default-bail': 'default',
  'one-third': 'undertrial',
  'one-half': 'undertrial',
  'sixty-days': 'regular-magistrate',
  'produce-by': 'regular-magistrate',
};

/** No written grounds, or late production: release as of right, which the paper should plead. */
export function unlawfulArrest({ relief, found, beside }: PaperMatter): ConcernDraft[] {
  const conclusion = found?.illegalArrest.conclusion;
  if (relief === 'suspension' || conclusion?.kind !== 'entitled' || conclusion.grant.as !== 'right')
    return [];
  const [{ authority }] = conclusion.because;
  const text = beside.review.concerns.unlawfulArrest;
  return [{ key: 'unlawful-arrest', text, authority, from: 'case', answer: 'not-needed' }];
}

/** Bail already granted: ask for relaxation or compliance, not for bail again. */
export function grantedBefore({ relief, found, context, beside }: PaperMatter): ConcernDraft[] {
  const { concerns: words } = beside.review;
  const order = found?.matter.bailOrder;
  if (!found || relief === 'suspension' || order?.state !== 'granted' || order.on > context.filedOn)
    return [];
  const released = order.releasedOn;
  const { conclusion } = released === undefined ? found.stalledRelease : found.cancellation;
  if (conclusion.kind !== 'entitled') return [];
  const [{ authority }] = conclusion.because;
  const on = printed(order.on);
  const text = released === undefined ? words.stalled(on) : words.released(on, printed(released));
  return [{ key: 'granted-before', text, authority, from: 'case', answer: 'needed' }];
}

/** An acquitted accused needs no bail, unless the State appeals. */
export function acquitted({ found, beside }: PaperMatter): ConcernDraft[] {
  const conclusion = found?.appealFromAcquittal.conclusion;
  if (conclusion?.kind !== 'entitled') return [];
  const [{ authority, about = '' }] = conclusion.because;
  const text = beside.review.concerns.acquitted(isDay(about) ? printed(about) : about);
  return [{ key: 'acquitted', text, authority, from: 'case', answer: 'needed' }];
}

/** After the trial: the appearance bond for the higher court, with the end of its six months. */
export function bondForTheHigherCourt({ relief, found, beside }: PaperMatter): ConcernDraft[] {
  if (!found || relief === 'suspension') return [];
  const bond = furtherRoutes(found).find(({ route }) => route === 'appellateBond');
  const conclusion = bond?.finding.conclusion;
  if (conclusion?.kind !== 'entitled') return [];
  const [{ authority, code, about = '' }] = conclusion.because;
  const text = lawSentence(beside.law.reasons[code], { about });
  return [{ key: `bond-for-the-higher-court:${about}`, text, authority, from: 'case', answer: 'not-needed' }];
}
