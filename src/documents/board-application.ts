/** Application for a child to the Juvenile Justice Board, or to the Children's Court that has the case. */
import type { PaperMatter } from './matter.ts';
import { isBeforeBoard } from './before-board.ts';
import type { Block } from './model.ts';
import { courtHeading } from './common-sections/court-heading.ts';
import { earlierApplications } from './common-sections/earlier-applications.ts';
import { grounds } from './common-sections/grounds.ts';
import { firParticulars } from './common-sections/particulars.ts';
import { opponent, parties } from './common-sections/parties.ts';
import { provisionName } from './provision-name.ts';
import { printed } from './matter.ts';
import { headed, lettered, numbered, renumbered } from './section-blocks.ts';

/** Null unless the Board hears the matter. */
export function boardBlocks(matter: PaperMatter): Block[] | null {
  if (!isBeforeBoard(matter)) return null;
  const { board, lead, prayer } = matter.words;
  return renumbered([
    ...courtHeading(matter),
    parties(matter),
    { kind: 'paragraph', text: firParticulars(matter), from: 'case' },
    { kind: 'heading', level: 2, text: lead },
    ...headed(board.heading, 'case', numbered('case', paragraphs(matter))),
    ...grounds(matter),
    ...earlierApplications(matter),
    ...headed(prayer.heading, 'bail', [
      { kind: 'paragraph', text: prayer.lead, from: 'bail', keepWithNext: true },
      ...lettered('bail', board.prayer),
    ]),
    { kind: 'paragraph', text: board.verification, from: 'applicant', keepWithNext: true },
    { kind: 'signature', left: [], right: [...board.signature], from: 'applicant' },
  ]);
}

function paragraphs(matter: PaperMatter): (string | null)[] {
  const { case: facts, on, statute, words } = matter;
  const { board } = words;
  const { arrestDate, offenceDate } = facts;
  const provision = statute ? provisionName(statute.authority, matter) : '';
  return [
    board.age(offenceDate ? printed(offenceDate) : null),
    arrestDate !== undefined && arrestDate <= on ? board.apprehended(printed(arrestDate)) : null,
    board.right(provision),
    board.threeGrounds(provision),
    board.place,
    board.undertaking,
  ];
}

/** "A child alleged to be in conflict with law v. State of Maharashtra": no name in a title. */
export const boardTitle = (matter: PaperMatter): string =>
  `${matter.words.board.child} ${matter.words.party.against} ${opponent(matter)}`;
