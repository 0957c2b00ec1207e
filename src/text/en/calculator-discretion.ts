/** The part of the calculator on bail in a court's discretion: what the law puts before each court, and no forecast. */
import { plural } from './calculator-limbs.ts';

export const discretion = {
  title: 'Bail in the court’s discretion',
  lead: 'What the law puts before each court. Whether bail is given is the court’s to say; nothing here foretells it.',
  leadRight:
    'A right stands above. It asks nothing of what follows, and nothing here takes it away: claim the right first.',
  leadBailable:
    'Every offence charged is bailable, so no court’s discretion is asked for: release is the right above.',
  waitsFor: (facts: readonly string[]) => `Waits for: ${facts.join(', ').toLowerCase()}.`,
  asked: 'To be asked for this part',
  beside: 'To be heard, and said',
  roads: {
    magistrate: 'Before the Magistrate',
    'sessions-or-high-court': 'Before the Court of Session or the High Court',
    anticipatory: 'Before arrest',
    'convicting-court': 'Before the court that convicted',
    'appellate-court': 'Before the appellate court',
    antil: 'Antil category',
  },
  answers: {
    magistrate: {
      mayGrant: 'The Magistrate may grant bail.',
      onAppearance:
        'The Magistrate may grant bail once the person appears or surrenders. Before arrest it is the Court of Session or the High Court that is asked.',
      proviso:
        'A bar stands in the way, and the Magistrate may grant bail all the same: it does not bind for a woman, a child, or a sick or infirm person.',
      conditions: (gates: string) =>
        `The Magistrate may grant bail only where the conditions of ${gates} are met as well.`,
      grave: (offences: string) =>
        `Barred before the Magistrate, unless the court finds no reasonable grounds for believing the person guilty of ${offences}. The bar does not bind the Court of Session or the High Court.`,
      convictions:
        'Barred before the Magistrate by earlier convictions, unless release is just and proper for another special reason. The bar does not bind the Court of Session or the High Court.',
      elsewhere: (offences: string) =>
        `Not before an ordinary Magistrate: ${offences} is tried by a Special Court. Apply there.`,
    },
    'sessions-or-high-court': {
      mayGrant: 'Either court may grant bail to a person who has been arrested.',
      conditions: (gates: string) =>
        `Either court may grant bail only where the conditions of ${gates} are met as well.`,
    },
    anticipatory: {
      mayGrant:
        'The Court of Session or the High Court may direct that the person be released on bail if arrested.',
      conditions: (gates: string) =>
        `The Court of Session or the High Court may protect from arrest only where the conditions of ${gates} are met as well.`,
      barred: (offences: string) => `Barred: anticipatory bail is excluded for ${offences}.`,
      unlessNoCase: (offences: string) =>
        `Barred for ${offences}, unless the complaint shows no prima facie case under that Act.`,
      arrested: 'Not this road: the person has been arrested. Ask for regular bail.',
    },
    'convicting-court': {
      mustRelease:
        'The court that convicted is to release on bail, so that an appeal can be filed, unless it finds special reasons.',
    },
    'appellate-court': {
      mayGrant: 'The appellate court may, for reasons in writing, suspend the sentence and grant bail.',
    },
    undetermined: 'This cannot be said yet: it waits for what is asked below.',
  },
  antilNot: (reason: string) => `No category applies. ${reason}`,
  limbs: {
    grave: {
      name: 'No death or life imprisonment',
      flips: 'If a charge with death or life is added',
      flipsNot: 'If that charge is dropped, or no reasonable grounds for guilt are found',
    },
    convictions: {
      name: 'No barring convictions',
      none: 'No conviction that bars',
      notCognizable: 'No cognizable offence is charged, so earlier convictions do not bar',
      grave: 'Convicted of an offence of death, life or seven years and more',
      two: (n: number) =>
        `${plural(n, 'conviction', 'convictions')} for cognizable offences of three to under seven years`,
      unproved: 'Not known for which sections the person was convicted',
      flips: 'One conviction of seven years and more, or two of three to under seven',
      flipsNot: 'A conviction set aside, or another special reason',
    },
    proviso: {
      name: 'Woman, child, sick or infirm',
      woman: 'A woman',
      child: 'A child',
      sick: 'Sick or infirm',
      none: 'None of the three',
      unproved: 'Not known',
      flips: 'A medical record, or proof of age',
    },
    court: {
      name: 'The court that tries the case',
      flips: 'If that charge is dropped, or another section is charged',
    },
    gate: {
      name: (law: string) => `Conditions of ${law}`,
      stands: (offences: string) =>
        `${offences}: the prosecutor is heard, and the court must be satisfied of the further conditions of the Act`,
      exempt: (offences: string) => `${offences}: they do not apply to this person`,
      open: (offences: string) => `${offences}: whether they apply to this person is not known`,
      none: 'No special Act puts further conditions before bail',
      noneName: 'No condition of a special Act',
      flips: 'If that charge is dropped',
      flipsNone: 'If a charge under such an Act is added',
    },
    arrested: {
      name: 'Arrested in this case',
      yes: 'Arrested',
      no: 'Not arrested',
      flips: 'Without an arrest, anticipatory bail',
    },
    notArrested: { name: 'Not arrested yet', flips: 'An arrest: ask for regular bail' },
    nonBailable: {
      name: 'A non-bailable offence is alleged',
      unproved: 'Depends on the principal offence, or on a section not read',
      flips: 'If every charge left is bailable: release is a right',
    },
    excludedByCode: {
      name: 'Not excluded by the code',
      none: 'No offence charged is excluded',
      flips: 'If rape of a girl under sixteen or twelve, or gang rape of one under eighteen, is added',
    },
    excludedByAct: {
      name: 'Not excluded by a special Act',
      none: 'No Act charged excludes it',
      flips: 'If a charge under such an Act is added',
      flipsScSt: 'If the complaint shows no prima facie case, or that charge is dropped',
      flipsNot: 'If that charge is dropped',
    },
    excluded: (offences: string) => `Excluded: ${offences}`,
    unread: 'Not every section is read yet',
    cooperated: {
      name: 'Cooperated with the investigation',
      yes: 'Cooperated throughout',
      no: 'Did not cooperate',
      flips: 'A warrant or proclamation that still stands',
    },
    onBail: {
      name: 'On bail when convicted',
      yes: 'On bail',
      no: 'Not on bail',
      flips: 'Not on bail at conviction: the appellate court',
    },
    sentence: {
      name: 'Three years or less, or bailable',
      years: (n: number) => plural(n, 'year', 'years'),
      bailable: 'Every offence is bailable',
      flips: 'More than three years: the appellate court',
    },
    convicted: {
      name: 'Convicted in this case',
      on: (date: string) => `On ${date}`,
      flips: 'If the conviction is set aside',
    },
    unknown: 'Not known',
  },
};
