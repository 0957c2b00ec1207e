/** What a court document says of the facts: each sentence is printed only where the record holds the fact. */

const days = (n: number) => (n === 1 ? '1 day' : `${n} days`);

export const facts = {
  headings: {
    allegations: 'Facts as alleged',
    version: 'The applicant’s version',
    role: 'Role attributed to the applicant',
    custody: 'Arrest and custody',
    stage: 'Stage of the case',
    grounds: 'Grounds',
    antecedents: 'Antecedents',
    coAccused: 'Co-accused',
    earlier: 'Earlier and pending bail applications',
    annexure: 'Disclosure annexure',
  },

  custody: {
    notArrested: 'The applicant has not been arrested.',
    interim: (date: string) => `Interim protection from arrest is in force until ${date}.`,
    arrested: (date: string, remand: string | null) =>
      `The applicant was arrested on ${date}${remand ? ` and first remanded on ${remand}` : ''}.`,
    remanded: (date: string) => `The applicant was first remanded on ${date}.`,
    now: (custody: string) => `The applicant is ${custody}.`,
    period: (period: string) => `Period in custody: ${period}.`,
    counted: (n: number, on: string) =>
      `By ${on} the applicant has been in custody for ${days(n)}, the day of arrest and that day counted.`,
    spans: (spans: string) => `Custody so far: ${spans}.`,
    span: (kind: string, from: string, to: string | null) =>
      to ? `${kind} from ${from} to ${to}` : `${kind} since ${from}`,
    kinds: { police: 'police custody', judicial: 'judicial custody', 'interim-bail': 'interim bail' },
    groundsGiven: (date: string, time: string) =>
      `Written grounds of arrest were given to the applicant on ${date} at ${time}\u00a0IST.`,
    groundsNotGiven: 'No written grounds of arrest were given to the applicant.',
  },

  stage: {
    reportFiled: (date: string) => `The police report (charge-sheet) was filed on ${date}.`,
    reportNotFiled: (date: string) => `No police report (charge-sheet) had been filed as on ${date}.`,
    extended: (date: string) => `The period for investigation has been extended until ${date}.`,
    notExtended: 'The period for investigation has not been extended.',
    trial: (stage: string) => `Stage of the trial: ${stage}.`,
    charge: (date: string) => `The charge was framed on ${date}.`,
    evidence: (date: string) => `The first date fixed for evidence was ${date}.`,
    witnesses: (cited: number, examined: number) =>
      `Of ${cited} ${cited === 1 ? 'witness' : 'witnesses'} cited, ${examined} ${examined === 1 ? 'has' : 'have'} been examined.`,
    cited: (cited: number) => `${cited} ${cited === 1 ? 'witness is' : 'witnesses are'} cited.`,
    noDelay: 'No delay in the proceedings was caused by the applicant.',
    delay: (n: number) => `Delay in the proceedings caused by the applicant: ${days(n)}.`,
  },

  antecedents: {
    none: 'There is no other criminal case against the applicant, pending or decided.',
    head: ['FIR', 'Police station', 'Sections', 'Outcome'],
    states: {
      pending: 'pending',
      acquitted: 'acquitted',
      discharged: 'discharged',
      quashed: 'quashed',
      convicted: 'convicted',
    },
    on: (state: string, date: string) => `${state} on ${date}`,
    noProcess: 'No non-bailable warrant or proclamation has been issued against the applicant in this case.',
    kinds: { nbw: 'A non-bailable warrant was issued', proclamation: 'A proclamation was issued' },
    issued: (what: string, date: string | null, recalled: string | null) =>
      `${what}${date ? ` on ${date}` : ''}${recalled ? `; it was recalled on ${recalled}` : ''}.`,
  },

  coAccused: {
    states: {
      granted: 'bail granted',
      refused: 'bail refused',
      pending: 'bail application pending',
      'not-arrested': 'not arrested',
    },
    row: (name: string, state: string, where: string) => `${name}: ${state}${where}.`,
    by: (court: string) => ` by ${court}`,
    on: (date: string) => ` on ${date}`,
  },

  earlier: {
    none: 'The applicant has made no earlier application for bail in this matter in any court, and none is pending.',
    one: 'The applicant has made one earlier application for bail in this matter.',
    multiple: 'The applicant has made more than one earlier application for bail in this matter.',
    listed: (n: number) =>
      n === 1
        ? 'The applicant has made one earlier application for bail in this matter:'
        : `The applicant has made ${n} earlier applications for bail in this matter:`,
    outcomes: { pending: 'pending', granted: 'granted', refused: 'rejected', withdrawn: 'withdrawn' },
    /** Our own number: the court's is not known here. */
    reference: (number: string) => `Filing reference ${number}`,
    noNumber: 'no number yet',
    head: ['Court', 'Number', 'Filed', 'Outcome'],
    decided: (outcome: string, date: string) => `${outcome}, ${date}`,
  },

  gates: {
    heading: 'Conditions of the special Act',
    stands: (provision: string) => `${provision} stands before bail in this case. It asks that:`,
    twin: [
      'the Public Prosecutor has been given an opportunity to oppose the application; and',
      'where the Public Prosecutor opposes it, the Court is satisfied that there are reasonable grounds for believing that the applicant is not guilty of such offence and is not likely to commit any offence while on bail.',
    ],
    submitted: (provision: string) =>
      `For the reasons given in the grounds, the applicant submits that the conditions of ${provision} are met.`,
    primaFacie: [
      'the Public Prosecutor has been given an opportunity of being heard; and',
      'on a perusal of the case diary or the police report, the Court does not find reasonable grounds for believing that the accusation is prima facie true.',
    ],
    primaFacieSubmitted:
      'For the reasons given in the grounds, the applicant submits that no such reasonable grounds are made out.',
    exempt: (provision: string) =>
      `The conditions of ${provision} do not apply to the applicant, who is a person whom that provision exempts.`,
  },

  annexure: {
    lead: 'Made on affidavit. Each part states what is known; a part left out carries its reason.',
    head: ['Part', 'Particulars'],
    parts: {
      A: 'A. Case',
      B: 'B. Custody',
      C: 'C. Trial',
      D: 'D. Antecedents',
      E: 'E. Earlier bail applications',
      F: 'F. Coercive process',
    },
    omitted: (reason: string) => `Left out: ${reason}`,
    notStated: 'Not stated.',
  },
} as const;
