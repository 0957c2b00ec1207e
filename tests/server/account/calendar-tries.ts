/** One valid request of each call about calendar addresses, for the test of the contract. */
import type { EndpointName } from '#contract/endpoints.ts';
import type { CallResult, Calls } from '../../support/calls.ts';

type Name = Extract<
  EndpointName,
  'listCalendarFeeds' | 'makeCalendarFeed' | 'endCalendarFeed' | 'readCalendarFeed'
>;

export const calendarTries = (lawyer: () => Calls): Readonly<Record<Name, () => Promise<CallResult>>> => ({
  listCalendarFeeds: async () => lawyer().get('/users/calendar-feeds'),
  makeCalendarFeed: async () => lawyer().post('/users/calendar-feeds'),
  endCalendarFeed: async () => {
    const { body } = await lawyer().post('/users/calendar-feeds');
    return lawyer().remove(`/users/calendar-feeds/${body._id}`);
  },
  readCalendarFeed: async () => {
    const { body } = await lawyer().post('/users/calendar-feeds');
    return lawyer().get(body.url.replace('/api', ''));
  },
});
