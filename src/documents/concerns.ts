/**
 * What the law says against this paper, read from its determinations: shown beside the document before filing. A bar is
 * answered before it is filed, by going back or by a reason that is kept; nothing of this is printed by itself.
 */
import { type Authority, bnss } from '#law/authority.ts';
import type { Determination, Reason } from '#law/determination.ts';
import { magistrateBail } from '#law/bnss/s480-magistrate-bail.ts';
import { BNSS_FROM, type Relief, reliefLiesBefore } from '#law/relief.ts';
import { mayBeOpen, type MayBeOpen } from '#law-explain/may-be-open.ts';
import { documentConcerns as words } from '#text/en/documents-concerns.ts';
import { law } from '#text/en/law.ts';
import { lawSentence } from '#text/law-sentence.ts';
import { appealOf } from './appeal.ts';
import type { Concern } from './model.ts';
import { type Matter, printed, sentenceNotAppealed } from './matter.ts';
import { reliefFinding } from './relief-finding.ts';
import { gatesBefore } from './special-gates-of.ts';
import { earlierKnown } from '#documents/spine/earlier-applications.ts';

type Raised = Omit<Concern, 'reason'>;

export function concernsOf(matter: Matter): Concern[] {
  const given = new Map((matter.bail.answers ?? []).map(({ concern, reason }) => [concern, reason]));
  const raised = [
    ...forum(matter),
    ...againstRelief(matter),
    ...specialCourt(matter),
    ...juvenile(matter),
    ...rightsBeside(matter),
    ...rightsThatMayBe(matter),
    ...gates(matter),
    ...earlier(matter),
    ...codes(matter),
    ...place(matter),
    ...unreadSections(matter),
  ];
  const once = new Map(raised.map((concern) => [concern.key, concern]));
  return [...once.values()].map((concern) =>
    Object.assign(concern, { reason: given.get(concern.key) ?? null }),
  );
}

/** The bars that a reason answers, where that reason is printed as the applicant's submission. */
export const answeredBars = (matter: Matter): Concern[] =>
  concernsOf(matter).filter(({ key, reason }) => key.startsWith('bar:') && reason !== null);

/** The provision that governs, or the first section of the code of bail where no relief is chosen yet. */
const statuteOf = ({ statute }: Matter): Authority => statute?.authority ?? bnss('s.480');

function forum(matter: Matter): Raised[] {
  const { court } = matter.case;
  const relief = matter.bail.relief ?? matter.relief;
  if (!relief || !court) return [];
  const appeal = relief === 'suspension' && court === 'magistrate' && !sentenceNotAppealed(matter);
  if (reliefLiesBefore(relief, court) && !appeal) return [];
  return [
    {
      key: `forum:${relief}`,
      text: words.forum[relief],
      authority: statuteOf(matter),
      from: 'case',
      answer: 'needed',
    },
  ];
}

function againstRelief(matter: Matter): Raised[] {
  const conclusion = reliefFinding(matter);
  const { relief } = matter;
  if (!conclusion || !relief) return [];
  switch (conclusion.kind) {
    case 'entitled':
      return contestedReading(matter);
    case 'not-yet':
      return conclusion.because.slice(0, 1).map((reason) =>
        Object.assign(fromReason('not-yet', reason), {
          text: words.notYet[relief](printed(conclusion.on)),
        }),
      );
    case 'barred':
      return conclusion.because.map((reason) => fromReason('bar', reason));
    case 'undetermined':
      return [...standingUnlessExcepted(matter), notKnown(matter, conclusion)];
    default:
      return conclusion;
  }
}

function fromReason(kind: 'bar' | 'not-yet', { code, authority, about }: Reason): Raised {
  const text = lawSentence(law.reasons[code], { about });
  return {
    key: [kind, code, about].filter((part) => part !== undefined).join(':'),
    text,
    authority,
    from: 'case',
    answer: 'needed',
  };
}

function notKnown(
  matter: Matter,
  { missing }: Extract<Determination<unknown>, { kind: 'undetermined' }>,
): Raised {
  const names = missing.map((name) => law.facts[name].ask).join(' ');
  return {
    key: 'not-known',
    text: words.notKnown(names),
    authority: statuteOf(matter),
    from: 'case',
    answer: 'not-needed',
  };
}

/** Before a Magistrate a bar stands as long as nothing says that the person is one whom the proviso excepts. */
function standingUnlessExcepted({ relief, found }: Matter): Raised[] {
  if (relief !== 'regular-magistrate' || !found) return [];
  const { woman = false, child = false, sickOrInfirm = false } = found.matter;
  const plain = magistrateBail({ ...found.matter, woman, child, sickOrInfirm }, found.convictions);
  if (plain.conclusion.kind !== 'barred') return [];
  return plain.conclusion.because.map((reason) => fromReason('bar', reason));
}

/** Open on one reading only: several offences in one case, section 479(2). */
function contestedReading({ relief, found }: Matter): Raised[] {
  if (relief !== 'undertrial' || found?.undertrial.conclusion.kind !== 'barred') return [];
  return [
    {
      key: 'open-reading:479(2)',
      text: law.cautions['section-479-2-contested'],
      authority: bnss('s.479(2)'),
      from: 'case',
      answer: 'not-needed',
    },
  ];
}

const ORDINARY_MAGISTRATE: ReadonlySet<Relief> = new Set([
  'regular-magistrate',
  'bailable',
  'undertrial',
  'default',
]);

/** A Special Court tries the case: an ordinary Magistrate is not the court to ask. */
function specialCourt({ relief, found, case: facts }: Matter): Raised[] {
  if (!relief || !found || facts.court !== 'magistrate' || !ORDINARY_MAGISTRATE.has(relief)) return [];
  const { magistrate } = found;
  return magistrate.cautions
    .filter(({ code }) => code === 'tried-by-special-court')
    .map(({ authority, about }) => ({
      key: `special-court:${about ?? ''}`,
      text: lawSentence(law.cautions['tried-by-special-court'], { about }),
      authority,
      from: 'case',
      answer: relief === 'regular-magistrate' ? 'needed' : 'not-needed',
    }));
}

/** A child goes to the Board, whatever the offence and whatever is asked here. */
function juvenile({ found }: Matter): Raised[] {
  if (found?.child.conclusion.kind !== 'entitled') return [];
  const [{ authority }] = found.child.conclusion.because;
  const text = law.cautions['juvenile-justice-board'];
  return [{ key: 'juvenile-justice-board', text, authority, from: 'applicant', answer: 'needed' }];
}

/** A right that stands today, where the paper asks for something less. */
function rightsBeside({ relief, found }: Matter): Raised[] {
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
  return rights.flatMap(({ asked, text, conclusion }): Raised[] => {
    if (conclusion.kind !== 'entitled' || asked.includes(relief)) return [];
    const [{ authority }] = conclusion.because;
    return [{ key: `right:${asked[0] ?? ''}`, text, authority, from: 'case', answer: 'not-needed' }];
  });
}

/** Only an unknown stands against it: said with the question that decides, lest a right that is open be left untold. */
function rightsThatMayBe({ relief, found }: Matter): Raised[] {
  if (!found || relief === null || relief === 'suspension') return [];
  return mayBeOpen(found)
    .filter(({ right }) => ASKED_BY[right] !== relief)
    .map(({ right, since, authority, asks }) => ({
      key: `may-be-open:${right}`,
      text: words.mayBeOpen[right](printed(since), asks.map((name) => law.facts[name].ask).join(' ')),
      authority,
      from: 'case',
      answer: 'not-needed',
    }));
}

const ASKED_BY: Readonly<Record<MayBeOpen['right'], Relief>> = {
  'default-bail': 'default',
  'one-third': 'undertrial',
  'one-half': 'undertrial',
  'sixty-days': 'regular-magistrate',
};

/** What a special Act asks beside the ordinary section: pleaded by the paper, to be met by the grounds. */
function gates(matter: Matter): Raised[] {
  return gatesBefore(matter)
    .filter(({ exempt }) => !exempt)
    .map(({ authority, about }) => ({
      key: `gate:${authority.source}`,
      text: words.gate(about),
      authority,
      from: 'bail',
      answer: 'not-needed',
    }));
}

function earlier(matter: Matter): Raised[] {
  const known = earlierKnown(matter);
  const { previousApplications: said } = matter.bail;
  const authority: Authority = { source: 'Kusha Duruka v. State of Odisha', at: '2024 INSC 46' };
  const concern = (key: string, text: string): Raised[] => [
    { key, text, authority, from: 'bail', answer: 'not-needed' },
  ];
  if (said === 'none' && known.recorded > 0)
    return concern('earlier:recorded', words.earlierRecorded(known.recorded));
  if (said === 'none' && appealOf(matter)) return concern('earlier:appeal', words.earlierAppeal);
  if (said === 'one' && known.listed === 0) return concern('earlier:not-listed', words.earlierNotListed);
  if (said === 'multiple' && known.listed < 2) return concern('earlier:not-listed', words.earlierNotListed);
  return [];
}

/** The sections do not fit the day of the act; or that day is not known, and the FIR's makes it doubtful. */
function codes({ found }: Matter): Raised[] {
  return [...oldCodeInNewFir(found), ...ofAnotherDay(found)];
}

function oldCodeInNewFir(found: Matter['found']): Raised[] {
  if (!found) return [];
  const { offenceDate, firDate, rows } = found.matter;
  const doubtful = offenceDate === undefined && firDate !== undefined && firDate >= BNSS_FROM;
  if (!doubtful || !rows.some(({ code }) => code === 'IPC')) return [];
  const authority: Authority = { source: 'BNS', at: 's.358' };
  return [{ key: 'codes:day-unknown', text: words.dayOfAct, authority, from: 'case', answer: 'not-needed' }];
}

function ofAnotherDay(found: Matter['found']): Raised[] {
  return (found?.governing.cautions ?? [])
    .filter(({ code }) => code === 'codes-do-not-match-date')
    .map(({ authority, about }) => ({
      key: `codes:${about ?? ''}`,
      text: lawSentence(law.cautions['codes-do-not-match-date'], { about }),
      authority,
      from: 'case',
      answer: 'needed',
    }));
}

/** A court without a place is no court that a registry can find. */
function place({ case: { court, courtPlace, courtName } }: Matter): Raised[] {
  if (!court || courtPlace || courtName) return [];
  return [{ key: 'no-place', text: words.noPlace, authority: null, from: 'case', answer: 'not-needed' }];
}

/** Of a section that no table here holds the paper says nothing, and no rule decides as if it were not there. */
function unreadSections({ found }: Matter): Raised[] {
  return (found?.matter.unrecognised ?? []).map((typed) => ({
    key: `unread:${typed}`,
    text: words.unread(typed),
    authority: null,
    from: 'case',
    answer: 'not-needed',
  }));
}
