/** The dashboard of a lawyer, or of a person who follows their own matter. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';

const days = (n: number) => (n === 1 ? '1 day' : `${indianNumber(n)} days`);

export const dashboard = {
  title: 'Dashboard',
  newApplication: 'New Application',
  riskAssessment: 'Risk Assessment',
  clock: { title: 'Liberty clock', loading: 'Counting the dates of your matters' },
  figures: {
    title: 'Your applications',
    total: 'Total Applications',
    pending: 'Pending',
    approved: 'Approved',
    rate: 'Success Rate',
    unsent: (n: number) => `${indianNumber(n)} not sent yet`,
    recent: (n: number) => `${indianNumber(n)} filed in the last 30 days`,
    /** Of those filed in the last thirty days. */
    recentApproved: (n: number) => `${indianNumber(n)} of the last 30 days’ filings`,
    /** The oldest matter that still waits for its order. */
    oldest: (n: number) => (n < 1 ? 'oldest: since today' : `oldest: ${days(n)}`),
    percent: (n: number) => `${n}%`,
    rateNote: (approved: number, decided: number, range: { low: number; high: number }) =>
      `${approved} of ${decided} decided; likely ${range.low} to ${range.high}%`,
    ofDecided: (approved: number, decided: number) => `${approved} of ${decided}`,
    fewDecided: 'approved, of those decided; a rate is given from 10 on',
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
    text: `What you write is saved on this ${DEVICE} from the first letter, with or without a signal.`,
    start: 'Write the first application',
  },
  failed: {
    notice: { title: 'Error', description: 'Failed to fetch cases' },
    text: 'Failed to fetch cases',
    next: `What you saved is still on this ${DEVICE}. Close other tabs of Zamanat, then try again.`,
  },
  hearings: { title: 'Upcoming Hearings', loading: 'Loading your hearings', all: 'All hearings' },
  layout: {
    label: 'Layout of this page',
    grid: 'Grid',
    list: 'List',
    compact: 'Compact',
    notKept: {
      title: 'Layout not changed',
      description: `There is no room on this ${DEVICE}, or this part of the app is not here yet. Free some space, or try again with a network.`,
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
