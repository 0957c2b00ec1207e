/** Landing page for signed-out visitors, with its own code and prerendered at build. */
export const landing = {
  skip: 'Skip to content',
  onPage: 'On this page',
  menu: 'Menu',
  login: 'Login',
  nav: { features: 'Features', statistics: 'Statistics', benefits: 'Benefits', contact: 'Contact' },
  hero: {
    title: 'Streamlining Bail Applications with AI',
    lead: 'Know the day a right to bail accrues. Write the application in a court basement without signal. File it once.',
    start: 'Get Started',
    demo: 'Watch Demo',
    demoNote: 'The demonstration needs no account. No data leaves your device.',
    opening: 'Opening the demonstration',
    picture:
      'Tally strokes, one for each day in custody: 28 rows, one for each month, and ten strokes after one-third of the maximum sentence.',
    over: 'ten days past one-third',
    answer: 'Every stroke is a day in jail before judgment. The right to release accrued ten strokes ago.',
    example: 'Worked example: cheating, seven years at most, no previous conviction.',
  },
  features: [
    {
      title: 'AI risk assessment',
      text: 'A structured checklist with visible weights. It shows what would change the level, and never overrides a statutory right.',
    },
    {
      title: 'Automatic application',
      text: 'Four steps, then the document itself: right court, right section, disclosure annexure, as PDF and DOCX.',
    },
    {
      title: 'Legal database',
      text: 'IPC, BNS, BNSS, BSA on your device. Search by number, name, Hindi or everyday words.',
    },
  ],
  statistics: { note: 'Figures of the operator of this site.' },
  benefits: [
    {
      title: 'The answer first',
      text: 'One sentence, then the proof of each condition with its section and date.',
    },
    {
      title: 'Works with no signal',
      text: 'Everything you open once stays available. Your text is never lost.',
    },
    { title: 'Clear sync status', text: 'Saved on this phone, Waiting, Sent, Needs you.' },
    {
      title: 'For both sides of the bench',
      text: 'The advocate files; the judge reads a brief, not a bundle.',
    },
  ],
  benefitsPicture: 'A court file tied with a green tag; on top, a bail application stamped Approved.',
  paper: { court: 'In the Court of Sessions, Pune', title: 'First bail application', stamp: 'Approved' },
  management: {
    title: 'Comprehensive Bail Management',
    cards: [
      { title: 'Bail eligibility calculator', text: 'CrPC and BNSS side by side, from the arrest date.' },
      {
        title: 'Predictive analytics',
        text: 'Outcomes of your own similar matters, with an interval, or marked as too few.',
      },
      { title: 'Status tracking', text: 'Every application, every hearing date, in IST.' },
      {
        title: 'BNS chatbot',
        text: 'Ask in English, Hindi or Hinglish, or in Marathi, Tamil, Telugu or Bengali. Answers come from the tables on your device, with sections.',
      },
      { title: 'Judge’s docket', text: 'Calendar, cause list, orders with reasons, conditions and bond.' },
    ],
  },
  call: { title: 'A custody clock is running today.', act: 'Start Free Trial' },
  footer: {
    label: 'Contact and links',
    about: 'ज़मानत, bail. A tool for lawyers, judges and families. Not legal advice.',
    product: 'Product',
    company: 'Company',
    resources: 'Resources',
    elsewhere: 'Elsewhere',
    features: 'Features',
    calculator: 'Bail Calculator',
    database: 'Legal Database',
    contact: 'Contact',
    help: 'Help',
    privacy: 'Privacy',
    terms: 'Terms',
    feedback: 'Feedback, once you have logged in',
  },
};
