/** Judge's dashboard and application. Words of the specification. */
export const judge = {
  screen: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  someone: 'Judge',
  counters: 'Your docket',
  total: 'Total',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  loadingCounters: 'Loading counters',
  pendingList: 'Pending Bail Applications',
  loadingList: 'Loading applications',
  filed: 'Filed',
  viewDetails: 'View Details',
  approve: 'Approve',
  reject: 'Reject',
  of: (name: string) => `: ${name}`,
  amendments: { mark: 'Changed after listing' },
  transferred: {
    from: (court: string, by: string) => `Transferred from ${court} by ${by} on`,
    list: 'Hearings of that court are cancelled. List the application in this court.',
  },
  showMore: 'Show more',
  none: {
    title: 'No Pending Applications',
    text: 'You have no pending bail applications to review.',
  },
  failed: 'Failed to load dashboard data. Please try again.',
  failedNext: 'Nothing has been downloaded yet. It will load when you are online.',
  tryAgain: 'Try again',
  trying: 'Loading',
  unverified: {
    title: 'Your judge account is not verified yet',
    text: (email: string) =>
      `Ask the operator of your court’s server to verify ${email} and to name your court. Its applications then appear here automatically.`,
    again: 'Check again',
    checking: 'Checking',
    still: 'Not verified yet.',
  },
  secondFactor: {
    title: 'Your second factor is needed',
    text: 'New applications load, and orders can be signed, after you set up an authenticator app or a passkey, or log in again with it.',
    open: 'Open Security settings',
  },
  confirmFirst: 'First confirm your email.',
  transferredOrders: {
    title: 'Orders in transferred matters',
    lead: 'Orders of your court. The present court has the file.',
    now: (court: string) => `Now before ${court}.`,
  },
  drafted: {
    title: 'Drafted orders',
    chip: { Approved: 'Drafted: Approved', Rejected: 'Drafted: Rejected' },
    stop: 'Stop',
    waiting: 'Waiting for the court’s server',
  },
  disposal: {
    left: (days: number, weeks: number) =>
      days === 0
        ? `The ${weeks} weeks end today`
        : `${days} ${days === 1 ? 'day' : 'days'} left of ${weeks} weeks`,
    past: (days: number, weeks: number) => `${days} ${days === 1 ? 'day' : 'days'} beyond ${weeks} weeks`,
    pastTwoMonths: (day: string) => `Past two months since ${day}`,
    basis: 'Two weeks for bail and six for anticipatory bail are from',
    basisLatest: 'two months at most from',
  },
  find: {
    label: 'Search the pending applications',
    hint: 'Name, number, FIR, police station or section',
    only: 'Show',
    filter: {
      all: 'All',
      late: 'Overdue',
      custody: 'In custody',
      anticipatory: 'Anticipatory bail',
    },
    none: { title: 'None found', text: 'No pending application matches. Change the words or show all.' },
  },
  unfinished: 'You have an unfinished order',
  cameBack: 'An order was returned unsigned',
};
