/**
 * Gaps and contradictions of the record: earlier applications, codes, place of the court, unread sections.
 */
import { act, type Authority } from '#law/authority.ts';
import { KUSHA_DURUKA } from '#law/judgments.ts';
import { BNSS_FROM } from '#law/relief.ts';
import { offenceName } from '#law/tables.ts';
import { appealOf } from '#documents/appeal.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { earlierKnown, isGranted } from '#documents/common-sections/earlier-applications.ts';
import { lawSentence } from '#text/law-sentence.ts';
import type { ConcernDraft } from './concern-draft.ts';

const concern = (key: string, text: string): ConcernDraft[] => [
  { key, text, authority: KUSHA_DURUKA, from: 'bail', answer: 'not-needed' },
];

export function earlier(matter: PaperMatter): ConcernDraft[] {
  const known = earlierKnown(matter);
  const { concerns: words } = matter.beside.review;
  const { previousApplications: choice } = matter.bail;
  if (choice === 'none' && known.recorded > 0)
    return concern('earlier:recorded', words.earlierRecorded(known.recorded));
  if (choice === 'none' && isGranted(matter)) return concern('earlier:granted', words.earlierGranted);
  if (choice === 'none' && hasEarlierClaim(matter)) return concern('earlier:claimed', words.earlierClaimed);
  if (choice === 'none' && appealOf(matter)) return concern('earlier:appeal', words.earlierAppeal);
  return known.listed < known.least ? concern('earlier:not-listed', words.earlierNotListed) : [];
}

/** Concealment and the application of another person are both false in a sworn paper, so the filer decides. */
export const namesakes = ({ namesakes: rows, beside }: PaperMatter): ConcernDraft[] =>
  rows.flatMap(({ namesake, applicationNumber, filedOn }) =>
    namesake
      ? [
          {
            key: namesake.key,
            text: beside.review.concerns.namesake(namesake.name, applicationNumber ?? printed(filedOn)),
            authority: KUSHA_DURUKA,
            from: 'bail',
            answer: 'needed',
          },
        ]
      : [],
  );

/** An earlier claim of default bail was made orally or by another application. */
function hasEarlierClaim({ relief, found, context }: PaperMatter): boolean {
  const claim = found?.matter.defaultBailClaim;
  return relief === 'default' && claim?.state === 'claimed' && claim.on < context.filedOn;
}

/** Sections of the wrong code for the day of the act, or a doubtful FIR date if that day is unknown. */
export function codes(matter: PaperMatter): ConcernDraft[] {
  return [...oldCodeInNewFir(matter), ...ofAnotherDay(matter)];
}

function oldCodeInNewFir({ found, beside }: PaperMatter): ConcernDraft[] {
  if (!found) return [];
  const { offenceDate, firDate, rows } = found.matter;
  const doubtful = offenceDate === undefined && firDate !== undefined && firDate >= BNSS_FROM;
  if (!doubtful || !rows.some(({ code }) => code === 'IPC')) return [];
  const authority: Authority = { source: 'BNS', at: 's.358' };
  const text = beside.review.concerns.dayOfAct;
  return [{ key: 'codes:day-unknown', text, authority, from: 'case', answer: 'not-needed' }];
}

function ofAnotherDay({ found, beside: { law } }: PaperMatter): ConcernDraft[] {
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

/** A registry cannot identify a court without a place. */
export function place({ case: { court, courtPlace, courtName }, beside }: PaperMatter): ConcernDraft[] {
  if (!court || courtPlace || courtName) return [];
  const text = beside.review.concerns.noPlace;
  return [{ key: 'no-place', text, authority: null, from: 'case', answer: 'not-needed' }];
}

/** The paper states nothing of an unknown section, and no rule decides without it. */
export function unreadSections({ found, beside }: PaperMatter): ConcernDraft[] {
  return (found?.matter.unrecognised ?? []).map((section) => ({
    key: `unread:${section}`,
    text: beside.review.concerns.unread(section),
    authority: null,
    from: 'case',
    answer: 'not-needed',
  }));
}

/** The facts point to another limb, and the charge does not name it. */
export function limbsNotChosen({ found, beside }: PaperMatter): ConcernDraft[] {
  return (found?.matter.openLimbs ?? []).map(({ charged }) => ({
    key: `limb:${offenceName(charged)}`,
    text: lawSentence(beside.law.cautions['limb-not-chosen'], { about: offenceName(charged) }),
    authority: act(charged.code, `s.${charged.section}`),
    from: 'case',
    answer: 'not-needed',
  }));
}

/** The appeal period runs from the order's date, which must be known. A late appeal needs a cause. */
export function appealTime(matter: PaperMatter): ConcernDraft[] {
  const appeal = appealOf(matter);
  if (!appeal) return [];
  const { authority, dates, late } = appeal;
  const { concerns: words } = matter.beside.review;
  const concernOf = (key: string, text: string, answer: ConcernDraft['answer']): ConcernDraft[] => [
    { key, text, authority, from: 'case', answer },
  ];
  if (!dates) return concernOf('appeal:no-order', words.noOrder, 'needed');
  if (late === 0) return [];
  const past = matter.context.filedOn > dates.lastIfCondoned;
  return [
    ...(past
      ? concernOf('appeal:too-late', words.appealTooLate(printed(dates.lastIfCondoned)), 'needed')
      : []),
    ...(matter.bail.delayCause ? [] : concernOf('appeal:no-cause', words.noCause(late), 'needed')),
  ];
}
