/** Dashboard of a lawyer or of a user following their own matter. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';

const days = (n: number) => (n === 1 ? '1 day' : `${indianNumber(n)} days`);

export const dashboard = {
  title: 'Dashboard',
  newApplication: 'New Application',
  riskAssessment: 'Risk Assessment',
  clock: { title: 'Liberty clock', loading: 'Loading dates' },
  figures: {
    title: 'Your applications',
    total: 'Total Applications',
    pending: 'Pending',
    approved: 'Approved',
    rate: 'Success Rate',
    unsent: (n: number) => `${indianNumber(n)} not sent yet`,
    recent: (n: number) => `${indianNumber(n)} filed in the last 30 days`,
    /** Share of those filed in the last thirty days. */
    recentApproved: (n: number) => `${indianNumber(n)} of the last 30 days’ filings`,
    /** Oldest matter pending an order. */
    oldest: (n: number) => (n < 1 ? 'oldest: filed today' : `oldest: ${days(n)}`),
    percent: (n: number) => `${n}%`,
    rateNote: (approved: number, decided: number, range: { low: number; high: number }) =>
      `${approved} of ${decided} decided; likely ${range.low} to ${range.high}%`,
    ofDecided: (approved: number, decided: number) => `${approved} of ${decided}`,
    fewDecided: 'decided and approved; percentage shown after 10',
    noneDecided: 'Nothing decided yet',
  },
  recent: {
    title: 'Recent Applications',
    loading: 'Loading your applications',
    all: (n: number) => `All ${indianNumber(n)}`,
    more: (n: number) => `Show ${n} more`,
    unnamed: 'No name yet',
    amending: 'change to a filed application',
    noCourt: 'Court not chosen yet',
  },
  empty: {
    title: 'No applications yet',
    text: `Your work is saved on this ${DEVICE} as you type, online or offline.`,
    start: 'Start an application',
  },
  failed: {
    notice: { title: 'Error', description: 'Failed to fetch cases' },
    text: 'Failed to fetch cases',
    next: `Your work is safe on this ${DEVICE}. Close other tabs of Zamanat and try again.`,
  },
  notFetched: {
    next: 'Not everything has been downloaded yet. It will load when you are online.',
    trying: 'Loading',
  },
  hearings: { title: 'Upcoming Hearings', loading: 'Loading your hearings', all: 'All hearings' },
  layout: {
    label: 'Layout of this page',
    grid: 'Grid',
    list: 'List',
    compact: 'Compact',
    notKept: {
      title: 'Layout not changed',
      description: `Storage on this ${DEVICE} is full, or this part is not downloaded. Free some space, or try again online.`,
    },
  },
  quick: {
    title: 'Quick Access',
    entries: {
      calculator: 'Bail Calculator',
      risk: 'Risk Assessment',
      application: 'Generate Application',
      whichBail: 'Which bail?',
      chatbot: 'BNS Chatbot',
    },
  },
};
