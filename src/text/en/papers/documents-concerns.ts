/** Concerns shown before filing: law against the paper, and better remedies. */
export const documentConcerns = {
  forum: {
    bailable: 'An application for bail as of right does not lie before this court.',
    'regular-magistrate':
      'Regular bail under this section lies before a Magistrate. Change the court or the relief.',
    'regular-sessions':
      'Regular bail under this section lies before the Court of Session. Change the court or the relief.',
    'regular-high-court':
      'Regular bail under this section lies before the High Court. Change the court or the relief.',
    anticipatory:
      'Anticipatory bail lies before the Court of Session or the High Court, not before a Magistrate. Change the court.',
    default: 'An application for default bail does not lie before this court.',
    undertrial: 'An application for release of an undertrial does not lie before this court.',
    suspension:
      'An appeal does not lie before a Magistrate: the appellate court suspends the sentence. Change the court, or leave the appeal number blank when applying to the convicting court.',
  },
  notYet: {
    bailable: (on: string) => `The right to bail accrues only on ${on}.`,
    'regular-magistrate': (on: string) => `This application lies only from ${on}.`,
    'regular-sessions': (on: string) => `This application lies only from ${on}.`,
    'regular-high-court': (on: string) => `This application lies only from ${on}.`,
    anticipatory: (on: string) => `This application lies only from ${on}.`,
    default: (on: string) =>
      `The right to default bail accrues on ${on}, if no charge-sheet is filed earlier. An application before that date is premature.`,
    undertrial: (on: string) => `The required part of the maximum sentence is completed only on ${on}.`,
    suspension: (on: string) => `This application lies only from ${on}.`,
  },
  notKnown: (questions: string) =>
    `Enter the missing facts; they decide whether this application lies. ${questions}`,
  right: {
    bailable:
      'Every offence here is bailable: bail is of right. Apply for bail in a bailable offence instead.',
    default:
      'The right to default bail has accrued. It is lost if a charge-sheet is filed before you claim it. Apply for default bail.',
    undertrial: 'A right to release as an undertrial has accrued, without any question of merits.',
    sixtyDays:
      'Sixty days from the first date fixed for evidence are completed: if the trial is not concluded, the Magistrate must release, unless reasons are recorded.',
  },
  mayBeOpen: {
    'default-bail': (since: string, ask: string) =>
      `The right to default bail may have accrued on ${since}. ${ask}`,
    'one-third': (since: string, ask: string) =>
      `Release on one-third of the maximum may have fallen due on ${since}. ${ask}`,
    'one-half': (since: string, ask: string) =>
      `Release on one-half of the maximum may have fallen due on ${since}. ${ask}`,
    'sixty-days': (since: string, ask: string) =>
      `The right to bail under the sixty-day rule may have accrued on ${since}. ${ask}`,
    'produce-by': (since: string, ask: string) =>
      `Twenty-four hours from the arrest expired on ${since}: without production before a Magistrate the custody is illegal. ${ask}`,
  },
  unlawfulArrest:
    'The record shows an illegality in the arrest. It is pleaded before a court hearing bail on merits; state the prejudice caused.',
  stalled: (on: string) =>
    `Bail was granted on ${on} but the applicant is not released. Seek relaxation of conditions, cash deposit or a personal bond instead of fresh bail.`,
  released: (on: string, released: string) =>
    `Bail was granted on ${on} and the applicant was released on ${released}: that order is in force. To cancel it, the prosecution must show overwhelming circumstances since, or an order that ignored relevant material.`,
  acquitted: (on: string) =>
    `The record shows an acquittal on ${on}. Bail lies only in an appeal against acquittal.`,
  noOrder: 'Enter the date of the Special Court’s order on bail. Limitation for this appeal runs from it.',
  noCause: (late: number) =>
    `The appeal is ${late === 1 ? '1 day' : `${late} days`} late. Enter the cause of the delay; it is printed with the prayer to condone it.`,
  appealTooLate: (last: string) =>
    `The Act permitted condonation only until ${last}. Some High Courts read that limit down: state the ground for hearing the appeal.`,
  adverse:
    'This ruling is against the application, which lists it. Distinguish it in the grounds, or argue why it does not govern.',
  noConditions:
    'Conditions of attendance, no similar offence and no tampering are mandatory in this case. None are offered: choose them in step 3.',
  earlierClaimed:
    'The record shows that default bail was claimed earlier. If in writing, it is an earlier application: list it, with its result.',
  earlierGranted:
    'The record has a bail order in this case, but “None” was chosen for earlier applications. List it, with its result.',
  gate: (offence: string) =>
    `${offence}: the special Act adds conditions for bail. They are pleaded; your grounds must show that they are met.`,
  earlierRecorded: (n: number) =>
    n === 1
      ? 'One earlier application in this matter is recorded here and is listed in the document, but “None” was chosen.'
      : `${n} earlier applications in this matter are recorded here and are listed in the document, but “None” was chosen.`,
  otherState:
    'The FIRs are of different States. Beyond its State a court protects only in transit: file in each State, or ask for transit bail.',
  ownState:
    'The FIR is of the State of this Court. Transit bail is for an FIR of another State: file for anticipatory bail in this FIR.',
  severalFirs:
    'Some courts take one application in several FIRs, and others ask for one in each. Check the practice of this court.',
  otherDistrict:
    'The FIRs are of different districts. A Court of Session decides for its own sessions division, which may have one district or several. Say that both are of this division, or file before the High Court.',
  namesake: (name: string, number: string) =>
    `Application ${number} in this FIR was filed for ${name}, whose father or age differs. Is it the same person? Only then does the paper list it.`,
  noPlace: 'Enter the place of the court; the cause title needs it.',
  unread: (section: string) =>
    `“${section}” is not in the tables. Its punishment is not printed. Check the section and the Act.`,
  dayOfAct:
    'The FIR is dated after 1 July 2024 and names the IPC, which applies only to earlier offences. Enter the date of the offence.',
  earlierAppeal:
    'This is an appeal from the Special Court’s order on bail, so there was an earlier application. List it, with its result.',
  earlierNotListed:
    'Earlier applications are mentioned but not listed. Enter the court, number and result of each: full disclosure is required.',
} as const;
