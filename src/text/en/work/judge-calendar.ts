/** Hearings before a judge, today and to come. Words of the specification. */
import { numberInLanguage } from '#domain/case/case-number.ts';

export const judgeCalendar = {
  title: 'Judicial Calendar',
  tabs: { label: 'Hearings', today: 'Today’s Hearings', upcoming: 'Upcoming Hearings' },
  causeList: {
    title: 'Cause list',
    open: 'Printable cause list',
    print: 'Print',
    back: 'Calendar',
    loading: 'Loading the cause list',
    none: 'No hearings listed on this date.',
    of: (date: string) => `Cause list of ${date}`,
    number: 'No.',
    time: 'Time',
    case: 'Case',
    /** Without a number of the court. */
    fir: (number: string) => `FIR ${number}`,
    parties: 'Parties',
    purpose: 'Purpose',
    room: 'Court',
    advocate: 'Advocate',
    state: 'For the State',
    prosecutor: 'Public Prosecutor',
    stage: 'Stage',
    sections: 'Sections',
    /** Parties of the title of a case. */
    before: (judge: string) => `Before: ${judge}`,
    made: 'From the list on this device, as of',
  },
  category: {
    label: 'Case management',
    gone: { title: 'Not changed', description: 'This case is no longer on this device.' },
  },
  more: 'More',
  less: 'Less',
  groups: { Expedited: 'Expedited', Standard: 'Standard', Complex: 'Complex' },
  noneToday: {
    Expedited: 'No expedited cases scheduled for today',
    Standard: 'No standard cases scheduled for today',
    Complex: 'No complex cases scheduled for today',
  },
  noneOnDashboard: { title: 'No Hearings Today', text: 'You have no hearings scheduled for today.' },
  all: 'Judicial calendar',
  viewCase: 'View Case',
  move: 'Reschedule',
  record: 'Record outcome',
  room: (room: string) => `Court ${room}`,
  /** The title of a case, which is recorded in English. */
  titled: (title: string) => title,
  /** The number of a case, with the name of its kind in the language of the screen. */
  caseNumber: (written: string) => numberInLanguage(written, 'en'),
  /** As recorded in English. */
  respondent: (name: string) => name,
  untitled: 'Case not downloaded',
  state: {
    listed: '',
    called: 'Called',
    'passed-over': 'Passed over',
    'not-reached': 'Not reached',
    'part-heard': 'Part heard',
    heard: 'Heard',
    adjourned: 'Adjourned',
    reserved: 'Reserved for orders',
    pronounced: 'Pronounced',
    cancelled: 'Cancelled',
  },
  failed: { title: 'Error', description: 'Failed to fetch calendar data' },
};
