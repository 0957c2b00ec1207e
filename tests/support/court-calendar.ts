import { CourtCalendar } from '#contract/case/court-calendar.ts';

/** Invented; no notification of the court. */
export const DELHI_CALENDAR = CourtCalendar.parse({
  format: 'zamanat-court-calendar/1',
  highCourt: 'High Court of Delhi',
  year: 2027,
  source: { name: 'Invented notification 1/2026', retrievedOn: '2026-11-20' },
  saturdays: [1, 3],
  closed: [
    { on: '2027-03-22', name: 'Holi', nameHi: 'होली' },
    { on: '2027-05-31', to: '2027-06-26', name: 'Summer vacation' },
  ],
  open: ['2027-01-24'],
});
