/** Order editor: the hearing, the findings that the law requires, the time limits and the preview. */
import type {
  FindingCode,
  BondFurnishing,
  OrderOutcome,
  StateHeard,
  VictimNotice,
} from '#contract/application/order-hearing.ts';
import { sentences } from './order-sentences.ts';

const findings: Readonly<Record<FindingCode, string>> = {
  'gate-not-guilty': 'Grounds for believing: not guilty',
  'gate-no-offence-on-bail': 'Not likely to offend on bail, because',
  'gate-not-prima-facie-true': 'Accusation not prima facie true, because',
  'gate-proviso': 'The proviso applies, because',
  'gate-long-delay': 'Custody and delay (article 21)',
  'gate-not-attracted': 'The Act does not apply, because',
  'gate-guilt-not-excluded': 'No grounds for believing: not guilty',
  'gate-offence-likely': 'May offend on bail, because',
  'gate-prima-facie-true': 'Accusation prima facie true, because',
  'proviso-denied': 'Why the proviso is not applied',
  'bar-attracted': 'The bar applies, because',
  'bar-not-attracted': 'The bar does not apply, because',
  'show-cause': 'Opportunity in writing to show cause',
  'right-accrued': 'Facts that show the right',
  'right-answered': 'Fact that answers the accrued right',
  'sixty-day-refusal': 'Reasons for refusal after sixty days',
  'transit-notice': 'Notice to the officer and the Public Prosecutor',
  'transit-link': 'Residence or other link with this place',
  'transit-competent-court': 'Why not the competent court at once',
  'transit-apprehension': 'Fear of arrest, and effect on the investigation',
  'transit-state-law': 'No bar of anticipatory bail in the law of the State, because',
};

const outcomes: Readonly<Record<OrderOutcome, string>> = {
  granted: 'Granted',
  interim: 'Interim, until a day',
  refused: 'Rejected',
  'not-maintainable': 'Not maintainable in this court',
  withdrawn: 'Dismissed as withdrawn',
};

const positions: Readonly<Record<StateHeard['position'], string>> = {
  opposed: 'Opposes',
  'not-opposed': 'Does not oppose',
  absent: 'Not heard after an opportunity',
};

const results: Readonly<Record<VictimNotice['result'], string>> = {
  heard: 'Notice given, heard',
  'not-appeared': 'Notice given, did not appear',
};

const places: Readonly<Record<BondFurnishing['before'], string>> = {
  'this-court': 'This court',
  'trial-court': 'Trial court',
  'duty-magistrate': 'Duty Magistrate',
  jail: 'Superintendent of the jail',
  station: 'Station House Officer',
};

export const orderHearing = {
  outcome: 'Outcome',
  outcomes,
  cancels: (day: string) =>
    `Bail was granted by the order of ${day}. That order stays as it was signed. This is a new order that cancels the bail.`,
  reopens: (day: string) =>
    `The application was rejected by the order of ${day}. That order stays as it was signed. This is a new order.`,
  stands: (day: string) =>
    `The order of ${day} has this outcome already, and a signed order does not change. Choose an applicant without such an order, or the other outcome.`,
  state: 'Public Prosecutor',
  stateHint: 'Printed under the submissions of the State.',
  required: 'Required here:',
  positions,
  stateName: 'Name of the prosecutor (optional)',
  stateReport: 'Date of the report (optional)',
  stateText: 'Submissions of the State (optional)',
  applicantText: 'Points of the applicant',
  courtText: 'Points noted by the court',
  takePoints: (n: number) => (n === 1 ? 'Add the contested point' : `Add the ${n} contested points`),
  point: (about: string, says: string, source: string | null) =>
    source === null ? `On "${about}": ${says}` : `On "${about}": ${says} (${source})`,
  pointSource: (document: string, page: number | undefined) =>
    page === undefined ? document : `${document}, page ${page}`,
  victim: 'Notice to informant or victim',
  victimHint: 'Write no name of a victim in the order.',
  results,
  victimOn: 'Date of the notice (optional)',
  gate: (about: string) => `Before bail under ${about}`,
  failed: (about: string) => `Condition that is not met (${about})`,
  way: 'Finding',
  ways: {
    conditions: 'Both conditions are met',
    'not-prima-facie-true': 'The accusation is not prima facie true',
    proviso: 'The proviso applies',
    'long-delay': 'Custody and delay (article 21)',
    'not-attracted': 'The Act does not apply',
    'guilt-not-excluded': 'No grounds for believing: not guilty',
    'offence-likely': 'An offence on bail is not unlikely',
    neither: 'Neither condition is met',
    'prima-facie-true': 'The accusation is prima facie true',
  },
  findingsTitle: 'Findings that the law requires',
  findings,
  finding: (label: string, about: string) => `${label} (${about})`,
  until: 'Last day of this order',
  untilAt: 'Hour of surrender (optional)',
  purpose: 'Purpose of the interim bail',
  surrender: 'Surrender before this court (optional)',
  surrenderHint: 'Choose only after the identity was verified.',
  surrenders: {
    'taken-into-custody': 'Surrendered, identified, taken into custody',
    'not-taken-into-custody': 'Surrendered, identified, not taken into custody',
  },
  surrenderOn: 'Day of the surrender',
  surrenderAt: 'Hour of the surrender (optional)',
  furnish: 'Where to furnish the bond (optional)',
  places,
  furnishBy: 'Last day for the bond (optional)',
  reasonText: 'Text in the order',
  sentences,
  stop: '.',
  preview: 'The order as it will be signed',
  noPreview: 'The law tables are loading. The order appears when they are here.',
  oldRecord:
    'This record is more than a day old. If it changed on the server, the order returns unsigned with its text. Last sync:',
  badDate: 'Enter a date such as 27-11-2026.',
  badHour: 'Enter the time, such as 17:00.',
};
