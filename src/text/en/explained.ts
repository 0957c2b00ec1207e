/**
 * The law explained: the one sentence that stands first, the conditions, the routes to bail and the dates. `{date}` in
 * an answer is the date that decides; the sentences of the rules themselves are in `law.ts`.
 */
import type { DateKind } from '#law-explain/date-marks.ts';
import type { FurtherRouteName } from '#law/further-routes.ts';
import type { Route } from '#law-explain/routes.ts';
import { changes, conditionNames, known, partText, term, termText } from './explained-conditions.ts';
import { plural } from './plural.ts';

const days = (n: number) => plural(n, 'day', 'days');
const parts = { 'one-third': 'one third', 'one-half': 'one half' } as const;

export const explained = {
  term,
  termText,
  partText,
  states: { met: 'Met', unknown: 'Not proved yet', 'not-met': 'Not available' },
  contested: 'Contested',
  proof: { from: 'From', law: 'Law', change: 'Changes' },
  conditions: { names: conditionNames, known, changes },
  answer: {
    entitled: {
      bailable: 'Every offence charged is bailable: there is a right to bail today.',
      'full-term':
        'The whole maximum term has run since {date}: this person may not be detained for it any longer.',
      'default-bail': (period: number) =>
        `On these facts there has been a right to default bail since {date}: ${days(period)} have passed and no charge-sheet came in time.`,
      'one-third': (whole: string) =>
        `On these facts there has been a right to release on bond since {date}: one third of ${whole} has run, and there is no earlier conviction.`,
      'one-half': (whole: string) =>
        `On these facts there has been a right to release on bail since {date}: one half of ${whole} has run.`,
      'sixty-days':
        'More than sixty days have passed since the first date fixed for evidence: if the trial is not over, there has been a right to bail since {date}, unless the Magistrate records reasons.',
    },
    /** The questions follow, in place. */
    mayBeOpen: {
      'default-bail': 'Default bail may be open since {date}:',
      'one-third': 'Release after one third of the term may be open since {date}:',
      'one-half': 'Release after one half of the term may be open since {date}:',
      'sixty-days': 'Bail because the trial is not over may be open since {date}:',
      'produce-by':
        'Twenty-four hours after the arrest were over on {date}; held without production, the person is to be released:',
    },
    contested: (due: boolean) =>
      `The law is open. If only another case bars release, ${due ? 'there has been a right to it since {date}' : 'the right arises on {date}'}; read literally, several offences in one case bar it.`,
    notYet: {
      part: (part: 'one-third' | 'one-half', whole: string, left: number) =>
        `Not yet: on these facts the right to release arises on {date}, in ${days(left)}, when ${parts[part]} of ${whole} has run.`,
      'full-term': (whole: string, left: number) =>
        `Not yet: on these facts no one may be detained beyond {date}, in ${days(left)}, when the whole term of ${whole} has run.`,
      'default-bail': (left: number) =>
        `Not yet: default bail becomes a right on {date}, in ${days(left)}, if no charge-sheet is filed by then.`,
      'sixty-days': (left: number) =>
        `Not yet: the right of the sixty-day rule arises on {date}, in ${days(left)}, if the trial is not over by then.`,
    },
    excluded: (offence: string, punishment: 'death' | 'death-or-life', section: string) =>
      `Not by time served: ${offence} can be punished with ${punishment === 'death' ? 'death' : 'death or life imprisonment'}, so ${section} never gives release after part of the term. Bail is in the court’s discretion.`,
    otherCases: (whole: string) =>
      `Not by part of the term: another case is pending, and section 479(2) then bars release before the whole term, ${whole}.`,
    severalOffences:
      'Not by part of the term on the literal reading of section 479(2): more than one offence is charged in this case.',
    notInCustody:
      'This person is not in custody, so no right to release by time runs today. Before an arrest, anticipatory bail may be open.',
    child:
      'A child on the day of the act: bail is asked of the Juvenile Justice Board, under its own rule and before every other answer here.',
    undetermined: 'The facts do not yet give an answer. What is missing is named below.',
  },
  discretion: {
    asked:
      'What the law puts before each court. Whether bail is given is the court’s to say; nothing here foretells it.',
    'below-a-right':
      'A right stands above. It asks nothing of what follows, and nothing here takes it away: claim the right first.',
    'not-needed':
      'Every offence charged is bailable, so no court’s discretion is asked for: release is the right above.',
  },
  routes: {
    names: {
      magistrate: 'Before the Magistrate',
      'sessions-or-high-court': 'Before the Court of Session or the High Court',
      anticipatory: 'Before arrest',
      'convicting-court': 'Before the court that convicted',
      'appellate-court': 'Before the appellate court',
      antil: 'Antil category',
    } satisfies Record<Route['route'], string>,
    magistrate: {
      mayGrant: 'The Magistrate may grant bail.',
      onAppearance:
        'The Magistrate may grant bail once the person appears or surrenders. Before arrest it is the Court of Session or the High Court that is asked.',
      proviso:
        'A bar stands in the way, and the Magistrate may grant bail all the same: it does not bind for a woman, a child, or a sick or infirm person.',
      conditions: (gates: string) =>
        `The Magistrate may grant bail only where the conditions of ${gates} are met as well.`,
      grave: (offences: string) =>
        `Barred before the Magistrate, unless the court finds no reasonable grounds for believing the person guilty of ${offences}. The bar does not bind the Court of Session or the High Court.`,
      convictions:
        'Barred before the Magistrate by earlier convictions, unless release is just and proper for another special reason. The bar does not bind the Court of Session or the High Court.',
      elsewhere: (offences: string) =>
        `Not before an ordinary Magistrate: ${offences} is tried by a Special Court. Apply there.`,
    },
    sessions: {
      mayGrant: 'Either court may grant bail to a person who has been arrested.',
      conditions: (gates: string) =>
        `Either court may grant bail only where the conditions of ${gates} are met as well.`,
    },
    anticipatory: {
      mayGrant:
        'The Court of Session or the High Court may direct that the person be released on bail if arrested.',
      conditions: (gates: string) =>
        `The Court of Session or the High Court may protect from arrest only where the conditions of ${gates} are met as well.`,
      barred: (offences: string) => `Barred: anticipatory bail is excluded for ${offences}.`,
      unlessNoCase: (offences: string) =>
        `Barred for ${offences}, unless the complaint shows no prima facie case under that Act.`,
      arrested: 'Not this route: the person has been arrested. Ask for regular bail.',
    },
    convicting:
      'The court that convicted is to release on bail, so that an appeal can be filed, unless it finds special reasons.',
    appellate: 'The appellate court may, for reasons in writing, suspend the sentence and grant bail.',
    undetermined: 'This cannot be said yet: it waits for what is asked below.',
    noCategory: (reason: string) => `No category applies. ${reason}`,
  },
  further: {
    child: 'Before the Juvenile Justice Board',
    notice: 'A notice to appear, in place of arrest',
    illegalArrest: 'Against an unlawful arrest',
    policeCustody: 'Against more police custody',
    stalledRelease: 'Released on paper, still inside',
    cancellation: 'If the other side asks to cancel bail',
    transitBail: 'Protection on the way to the court of another State',
    longDelay: 'Long custody and delay',
    furtherInquiry: 'Grounds for further inquiry only',
    beforeJudgment: 'While judgment is awaited',
    appellateBond: 'Bond for the higher court',
    appealFromAcquittal: 'After an acquittal, on appeal',
    highCourtAppeal: 'Appeal to the High Court',
    chequeDeposit: 'Deposit in a cheque case',
  } satisfies Record<FurtherRouteName, string>,
  dates: {
    arrest: 'Arrest',
    remand: 'First remand, day 1',
    'remand-estimated': 'Day 1, estimated from the arrest',
    'charge-sheet': 'Charge-sheet',
    'last-day': (period: number) => `Day ${period}, the last for a charge-sheet`,
    'default-bail': 'Default bail, if no charge-sheet by then',
    'default-bail-other-reading': (period: number) =>
      `Default bail on the reading of ${period} days (contested)`,
    'default-bail-if-extended': 'Default bail, if the time was extended to the longest',
    released: 'Released on interim bail',
    surrendered: 'Surrendered',
    'one-third': 'One third',
    'one-half': 'One half',
    maximum: 'Maximum',
    'sixty-days': 'Sixty-day rule',
    today: 'Today',
  } satisfies Record<DateKind, string | ((period: number) => string)>,
};
