/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { statuses as English } from '#text/en/statuses.ts';
import type { Translated } from '#text/translated.ts';

export const statuses: Translated<typeof English> = {
  Pending: 'పెండింగ్',
  Approved: 'మంజూరు',
  Rejected: 'తిరస్కరణ',
  Withdrawn: 'ఉపసంహరించుకున్నారు',
  Draft: 'చిత్తుప్రతి',
  Unsent: 'ఇంకా పంపలేదు',
  Scheduled: 'తేదీ ఖరారైంది',
  Expedited: 'త్వరితం',
  Standard: 'సాధారణం',
  Complex: 'సంక్లిష్టం',
  Contested: 'వివాదాస్పదం',
  SAMPLE: 'నమూనా',
};
