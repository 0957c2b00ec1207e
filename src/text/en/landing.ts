/** The page of whoever is not signed in: with code of its own, and drawn at build. */
export const landing = {
  skip: 'Skip to the page',
  onPage: 'On this page',
  menu: 'Menu',
  login: 'Login',
  nav: { features: 'Features', statistics: 'Statistics', benefits: 'Benefits', contact: 'Contact' },
  hero: {
    title: 'Streamlining Bail Applications with AI',
    lead: 'Know the day a right to bail accrues. Write the application in a court basement without signal. File it once.',
    start: 'Get Started',
    demo: 'Watch Demo',
    demoNote: 'The demonstration needs no account, and nothing in it leaves your device.',
    opening: 'Opening the demonstration',
    picture:
      'Tally strokes, one for each day in custody: 28 rows, one for each month, and ten strokes after one third of the maximum sentence had run.',
    over: 'ten days past one third',
    answer: 'Every stroke is a day in jail before judgment. The law opened the door ten strokes ago.',
    example: 'Worked example: cheating, seven years at most, never convicted.',
  },
  features: [
    {
      title: 'AI risk assessment',
      text: 'A structured checklist with every weight in sight. It says what would change the level, and never stands above a statutory right.',
    },
    {
      title: 'Automatic application',
      text: 'Four steps, then the document itself: right court, right section, disclosure annexure, as PDF and DOCX.',
    },
    {
      title: 'Legal database',
      text: 'IPC, BNS, BNSS, BSA on your device. Search by number, by name, in Hindi, or as you would say it.',
    },
  ],
  statistics: { note: 'Figures of the operator of this site.' },
  benefits: [
    {
      title: 'The answer first',
      text: 'One sentence, then the proof of each condition with its section and the date on which it turns.',
    },
    {
      title: 'Works with no signal',
      text: 'Everything you open once stays open. Nothing you write is lost.',
    },
    { title: 'Four honest words', text: 'Saved on this phone, Waiting, Sent, Needs you.' },
    {
      title: 'For both sides of the bench',
      text: 'The lawyer files; the judge reads a brief, not a bundle.',
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
        text: 'What became of your own matters like this one: counted, with its interval, or said to be too few.',
      },
      { title: 'Status tracking', text: 'Every application, every hearing date, in IST.' },
      {
        title: 'BNS chatbot',
        text: 'Ask in English, Hindi or Hinglish. It answers from the tables on your device, each answer with its sections.',
      },
      { title: 'Judge’s docket', text: 'Calendar, cause list, orders with reasons, conditions and bond.' },
    ],
  },
  call: { title: 'Somebody’s clock is running today.', act: 'Start Free Trial' },
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
