/**
 * Explained law: answer, conditions, remedies and dates. `{date}` in an answer is the decisive date; texts of
 * the rules are in `law.ts`.
 */
import type { DateKind } from '#law-explain/date-marks.ts';
import type { FurtherRouteName } from '#law/further-routes.ts';
import type { Route } from '#law-explain/routes.ts';
import { changes, conditionNames, known, partText, term, termText } from './explained-conditions.ts';
import { forum } from './forum.ts';
import { plural } from '#text/en/plural.ts';

const days = (n: number) => plural(n, 'day', 'days');
const parts = { 'one-third': 'one-third', 'one-half': 'one-half' } as const;

export const explained = {
  term,
  termText,
  partText,
  forum,
  /** The only sentence with the count of days in custody. */
  custodyCount: (n: number, on: string) => `${days(n)} in custody up to ${on}, both dates included.`,
  states: { met: 'Met', unknown: 'Not proved yet', 'not-met': 'Not available' },
  contested: 'Contested',
  proof: { from: 'From', law: 'Law', change: 'Changed by' },
  conditions: { names: conditionNames, known, changes },
  answer: {
    entitled: {
      bailable: 'Every offence charged is bailable: bail is of right.',
      'full-term': 'The maximum term was completed on {date}: detention beyond it is not permitted.',
      'default-bail': (period: number) =>
        `On these facts a right to default bail accrued on {date}: no charge-sheet was filed within ${days(period)}.`,
      'one-third': (maximumTerm: string) =>
        `On these facts a right to release on bond accrued on {date}: one-third of ${maximumTerm} is completed and there is no previous conviction.`,
      'one-half': (maximumTerm: string) =>
        `On these facts a right to release on bail accrued on {date}: one-half of ${maximumTerm} is completed.`,
      'sixty-days':
        'More than sixty days have passed from the first date fixed for evidence. If the trial is not concluded, a right to bail accrued on {date}, unless the Magistrate records reasons.',
    },
    /** The questions follow in place. */
    mayBeOpen: {
      'default-bail': 'A right to default bail may have accrued on {date}. Confirm:',
      'one-third': 'Release on one-third of the maximum may have fallen due on {date}. Confirm:',
      'one-half': 'Release on one-half of the maximum may have fallen due on {date}. Confirm:',
      'sixty-days': 'A right to bail because the trial is not concluded may have accrued on {date}. Confirm:',
      'produce-by':
        'Twenty-four hours from the arrest expired on {date}. If not produced by then, the accused must be released. Confirm:',
    },
    contested: (due: boolean) =>
      `The law is unsettled. If only another case bars release, the right ${due ? 'accrued' : 'accrues'} on {date}; on a literal reading, several offences in one case bar it.`,
    notYet: {
      part: (part: 'one-third' | 'one-half', maximumTerm: string, left: number) =>
        `Not yet: on these facts the right to release accrues on {date}, in ${days(left)}, when ${parts[part]} of ${maximumTerm} is completed.`,
      'full-term': (maximumTerm: string, left: number) =>
        `Not yet: on these facts detention is not permitted beyond {date}, in ${days(left)}, when the full term of ${maximumTerm} is completed.`,
      'default-bail': (left: number) =>
        `Not yet: the right to default bail accrues on {date}, in ${days(left)}, if no charge-sheet is filed by then.`,
      'sixty-days': (left: number) =>
        `Not yet: the right under the sixty-day rule accrues on {date}, in ${days(left)}, if the trial is not concluded by then.`,
    },
    excluded: (offence: string, punishment: 'death' | 'death-or-life', section: string) =>
      `${section.charAt(0).toUpperCase()}${section.slice(1)} does not apply: ${offence} is punishable with ${punishment === 'death' ? 'death' : 'death or life imprisonment'}. Bail is in the court’s discretion.`,
    otherCases: (maximumTerm: string) =>
      `Another case is pending: under section 479(2) there is no release before the full term of ${maximumTerm}.`,
    severalOffences:
      'More than one offence is charged: on a literal reading of section 479(2) there is no release before the full term.',
    notInCustody:
      'Not in custody, so no right to release by passage of time is running. Before arrest, anticipatory bail may be available.',
    child: 'Child on the date of the offence: apply to the Juvenile Justice Board first.',
    undetermined: 'More facts are needed. See “Details missing”.',
  },
  discretion: {
    asked:
      'Requirements before each court. The grant of bail is in the court’s discretion; this is not a prediction.',
    'below-a-right':
      'A statutory right is available (see above). Claim it first; the points below do not affect it.',
    'not-needed': 'Every offence charged is bailable: release is of right, not in the court’s discretion.',
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
        'The Magistrate may grant bail once the accused appears or surrenders. Before arrest, apply to the Court of Session or the High Court.',
      proviso:
        'The bar before the Magistrate does not apply to a woman, a child, or a sick or infirm person: the Magistrate may grant bail.',
      conditions: (gates: string) =>
        `The Magistrate may grant bail only if the conditions of ${gates} are also met.`,
      grave: (offences: string) =>
        `Barred before the Magistrate, unless the court finds no reasonable grounds for believing the accused guilty of ${offences}. The bar does not bind the Court of Session or the High Court.`,
      convictions:
        'Barred before the Magistrate by previous convictions, unless release is just and proper for any other special reason. The bar does not bind the Court of Session or the High Court.',
      elsewhere: (offences: string) =>
        `Not before an ordinary Magistrate: ${offences} is tried by a Special Court. Apply there.`,
    },
    sessions: {
      mayGrant: 'Either court may grant bail to an accused who has been arrested.',
      conditions: (gates: string) =>
        `Either court may grant bail only if the conditions of ${gates} are also met.`,
    },
    anticipatory: {
      mayGrant:
        'The Court of Session or the High Court may direct that the accused be released on bail if arrested.',
      conditions: (gates: string) =>
        `The Court of Session or the High Court may protect from arrest only if the conditions of ${gates} are also met.`,
      barred: (offences: string) => `Barred: anticipatory bail is excluded for ${offences}.`,
      unlessNoCase: (offences: string) =>
        `Barred for ${offences}, unless the complaint shows no prima facie case under that Act.`,
      arrested: 'Not available: the accused has been arrested. Apply for regular bail.',
    },
    convicting:
      'The court that convicted shall release on bail to enable an appeal, unless there are special reasons.',
    appellate: 'The appellate court may, for reasons in writing, suspend the sentence and grant bail.',
    undetermined: 'Answer the questions below to see this.',
    noCategory: (reason: string) => `No category applies. ${reason}`,
  },
  further: {
    child: 'Before the Juvenile Justice Board',
    notice: 'Notice of appearance instead of arrest',
    illegalArrest: 'Challenging an illegal arrest',
    policeCustody: 'Opposing further police custody',
    stalledRelease: 'Bail granted, not yet released',
    cancellation: 'Opposing cancellation of bail',
    transitBail: 'Transit anticipatory bail',
    longDelay: 'Long custody and delay',
    furtherInquiry: 'Grounds for further inquiry only',
    beforeJudgment: 'Bail while judgment is awaited',
    appellateBond: 'Bond for the appellate court',
    appealFromAcquittal: 'Bail in an appeal against acquittal',
    highCourtAppeal: 'Appeal to the High Court',
    chequeDeposit: 'Deposit in a cheque case',
  } satisfies Record<FurtherRouteName, string>,
  dates: {
    arrest: 'Arrest',
    remand: 'First remand, day 1',
    'remand-estimated': 'Day 1, estimated from the arrest',
    'charge-sheet': 'Charge-sheet',
    'last-day': (period: number) => `Day ${period}, last day for the charge-sheet`,
    'default-bail': 'Default bail, if no charge-sheet by then',
    'default-bail-other-reading': (period: number) =>
      `Default bail on the reading of ${period} days (contested)`,
    'default-bail-if-extended': 'Default bail, if the time was extended to the maximum',
    released: 'Released on interim bail',
    surrendered: 'Surrendered',
    'one-third': 'One-third',
    'one-half': 'One-half',
    maximum: 'Maximum',
    'sixty-days': 'Sixty-day rule',
    today: 'Today',
  } satisfies Record<DateKind, string | ((period: number) => string)>,
};
