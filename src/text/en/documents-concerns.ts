/** What is said beside a paper before it is filed: which law stands against it, and which right is better. */
export const documentConcerns = {
  forum: {
    bailable: 'This court does not take an application for bail as of right.',
    'regular-magistrate':
      'Regular bail under this section is asked of a Magistrate. Change the court or the relief.',
    'regular-sessions':
      'Regular bail under this section is asked of the Court of Session. Change the court or the relief.',
    'regular-high-court':
      'Regular bail under this section is asked of the High Court. Change the court or the relief.',
    anticipatory:
      'Anticipatory bail lies before the Court of Session or the High Court, not before a Magistrate. Change the court.',
    default: 'This court does not take an application for default bail.',
    undertrial: 'This court does not take an application for the release of an undertrial.',
    suspension:
      'An appeal does not lie before a Magistrate: the appellate court suspends the sentence. Change the court, or leave the appeal number empty where the convicting court is asked.',
  },
  notYet: {
    bailable: (on: string) => `The right to bail stands only from ${on}.`,
    'regular-magistrate': (on: string) => `This is open only from ${on}.`,
    'regular-sessions': (on: string) => `This is open only from ${on}.`,
    'regular-high-court': (on: string) => `This is open only from ${on}.`,
    anticipatory: (on: string) => `This is open only from ${on}.`,
    default: (on: string) =>
      `The right to default bail arises on ${on}, if no charge-sheet is filed before. An application before that day is premature: file it on that day.`,
    undertrial: (on: string) => `The part of the term that frees is completed only on ${on}.`,
    suspension: (on: string) => `This is open only from ${on}.`,
  },
  notKnown: (questions: string) =>
    `Whether this relief is open depends on what is not recorded yet. ${questions} The paper says nothing of it until then.`,
  right: {
    bailable: 'Every offence here is bailable: bail is a right. Ask for bail in a bailable offence instead.',
    default:
      'The right to default bail stands today, without any question of merits, and is lost if a charge-sheet is filed before it is claimed. Ask for default bail.',
    undertrial: 'This person has a right to release as an undertrial today, without any question of merits.',
    sixtyDays:
      'Sixty days from the first date fixed for evidence are over: if the trial is not concluded, the Magistrate has to release, unless reasons are recorded.',
  },
  mayBeOpen: {
    'default-bail': (since: string, ask: string) =>
      `Default bail may be open since ${since}, without any question of merits. ${ask}`,
    'one-third': (since: string, ask: string) =>
      `Release after one third of the maximum may be open since ${since}. ${ask}`,
    'one-half': (since: string, ask: string) =>
      `Release after one half of the maximum may be open since ${since}. ${ask}`,
    'sixty-days': (since: string, ask: string) =>
      `Release after sixty days from the first date of evidence may be open since ${since}. ${ask}`,
    'produce-by': (since: string, ask: string) =>
      `Twenty-four hours after the arrest were over on ${since}: without production before a Magistrate the custody is unlawful. ${ask}`,
  },
  unlawfulArrest:
    'The record shows a fault of the arrest that makes the custody unlawful, whatever is charged. The paper pleads it before a court that hears bail on merits; say there how it has prejudiced the person.',
  stalled: (on: string) =>
    `Bail was granted on ${on} and release has not followed. Ask that court to ease the terms, to take a deposit instead of sureties, or to release on a bond, rather than for bail again.`,
  released: (on: string, released: string) =>
    `Bail was granted on ${on} and the person was released on ${released}: that order stands. Where the other side asks to cancel it, it has to show overwhelming circumstances since, or an order that ignored what it had to weigh.`,
  acquitted: (on: string) =>
    `The record says that the person was acquitted on ${on}. Bail is asked then only on an appeal against the acquittal.`,
  noOrder:
    'On what date did the Special Court decide on bail? The time for this appeal runs from that order, and the paper names it.',
  noCause: (late: number) =>
    `The appeal is ${late === 1 ? '1 day' : `${late} days`} late: give the cause of the delay, which the paper prints with the prayer to condone it.`,
  appealTooLate: (last: string) =>
    `By the words of the Act delay could be condoned until ${last}. Some High Courts read that limit down: say on what the Court is asked to hear the appeal.`,
  noConditions:
    'Conditions of attendance, of committing no like offence and of leaving witnesses and evidence alone are required in this case. None are offered: choose them in the third step.',
  earlierClaimed:
    'The record says that default bail was claimed before this day. Where that was done in writing, it is an earlier application: list it, with its result.',
  earlierGranted:
    'The record holds an order of bail in this case, so there was an earlier application: “None” was chosen. List it, with its result.',
  gate: (offence: string) =>
    `${offence}: the conditions of the special Act stand before bail. The paper pleads them; the grounds have to show that they are met.`,
  earlierRecorded: (n: number) =>
    n === 1
      ? 'One earlier application of this person in this matter is recorded here. The paper lists it; “None” was chosen.'
      : `${n} earlier applications of this person in this matter are recorded here. The paper lists them; “None” was chosen.`,
  noPlace: 'Where does the court sit? Without its place the heading names no court that a registry can find.',
  unread: (typed: string) =>
    `“${typed}” is in none of the tables. The paper says nothing of its punishment; check the number and the Act.`,
  dayOfAct:
    'The FIR is from after 1 July 2024 and names the IPC. On what day was the act? The IPC applies only to an act before that day: give the date of the offence.',
  earlierAppeal:
    'This is an appeal from the Special Court’s order on bail: that application is an earlier one. List it, with its result.',
  earlierNotListed:
    'Earlier applications are named but not listed. Give the court, the number and the result of each: a court is entitled to know them all.',
} as const;
