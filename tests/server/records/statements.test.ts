/** Statements that a paper from the API makes or may not make, each in English and Hindi. */
import { beforeAll, expect, it } from 'vitest';
import { documents } from '../../../server/papers/documents.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { downloadedPaper } from '../../support/downloaded-paper.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import type { TestUser } from '../../support/test-server.ts';

const server = serverForFile({ documents });
let user: TestUser;
let lawyer: Calls;

beforeAll(async () => {
  user = await server.makeUser('lawyer');
  lawyer = callsOf(server, user);
});

let filings = 0;

/** The English and the Hindi paper of one matter. */
async function papersOf({ applicant = {}, case: facts = {}, bail = {} }: Parts): Promise<string[]> {
  const papers: string[] = [];
  for (const language of ['en', 'hi']) {
    filings += 1;
    const firNumber = `${filings}/2024`;
    const body = filed({ language, applicant, case: { firNumber, ...facts }, bail });
    const { body: made } = await lawyer.post('/applications', body);
    papers.push(await downloadedPaper(server, { id: made._id, reader: user }));
  }
  return papers;
}

interface Parts {
  readonly applicant?: object;
  readonly case?: object;
  readonly bail?: object;
}

interface Statement extends Parts {
  readonly never?: readonly RegExp[];
  /** English, Hindi. */
  readonly always?: readonly [RegExp, RegExp];
}

const FREE = { custodyStatus: 'not-arrested', arrestDate: null, court: 'sessions' };
const WIFE = {
  name: 'Sunita Jadhav',
  gender: 'female',
  parentage: 'wife of Ramchandra Jadhav',
  occupation: 'driver',
};
const NCB = 'Union of India, through the Zonal Director, Narcotics Control Bureau';
const CBI = 'Central Bureau of Investigation, through its Superintendent of Police';
const OTHER_CASE = {
  firNumber: '97/2023',
  policeStation: 'Kothrud',
  sections: ['IPC 379'],
  state: 'pending',
};
const LIFE = {
  relief: 'suspension',
  conviction: {
    court: 'the Sessions Judge, Pune',
    on: '2026-08-10',
    sentence: 'imprisonment for life',
    appealNumber: 'Criminal Appeal No. 77 of 2026',
  },
};

/** The title of the court. */
const ANY = [/IN THE/, /न्यायालय/] as const;

const STATEMENTS: Readonly<Record<string, Statement>> = {
  'SC/ST 3(2)(va) has the term of the offence beside it': {
    case: { court: 'sessions', sections: ['SC/ST 3(2)(va)', 'BNS 118(1)'] },
    never: [/3\(2\)\(va\)[^\n]*(5 years|5 वर्ष)/],
    always: [/imprisonment up to 3 years/, /3 वर्ष/],
  },
  'a person on bail is not in custody': {
    case: { bailOrder: { state: 'granted', on: '2025-01-05', releasedOn: '2025-01-06' } },
    never: [/has been in custody for/, /is in judicial custody/, /अभिरक्षा में रह चुका/],
  },
  'want of writing before 2025 rests on no Vihaan Kumar and names the contrary authority': {
    case: { groundsOfArrest: { state: 'none' } },
    never: [/(writing|लिखित)[^.।]*(Vihaan|विहान)/, /Mihir Rajesh Shah/],
    always: [/Sri Darshan/, /Darshan|दर्शन/],
  },
  'release of an undertrial gives fraction, date and the pending case': {
    case: { antecedents: { known: true, rows: [OTHER_CASE] } },
    bail: { relief: 'undertrial' },
    always: [/One-third of 7 years is 2 years 4 months/, /एक-तिहाई 2 वर्ष 4 माह है/],
  },
  'murder after years with 4 of 40 witnesses pleads the delay': {
    case: {
      court: 'sessions',
      sections: ['IPC 302'],
      firDate: '2021-02-01',
      offenceDate: '2021-01-30',
      arrestDate: '2021-02-02',
      chargesheet: { state: 'filed', on: '2021-04-01' },
      trial: { stage: 'evidence', witnessesCited: 40, witnessesExamined: 4 },
    },
    always: [/Out of 40 witnesses cited, 4 have been examined.*no likelihood of an early/s, /मुकदमे में विलंब/],
  },
  'the proviso of PMLA 45 for a woman and less than one crore': {
    applicant: WIFE,
    case: { court: 'sessions', sections: ['PMLA 4'], amountInvolved: 4_500_000 },
    never: [/Station House Officer/, /थानाध्यक्ष/, /FIR No\./],
    always: [/is a woman, and is accused of laundering less than one crore/, /एक करोड़/],
  },
  'the Narcotics Control Bureau is the respondent of its own case': {
    case: { court: 'sessions', sections: ['NDPS 21(c)'], policeStation: 'NCB, Mumbai', respondent: NCB },
    never: [/Station House Officer/, /थानाध्यक्ष/],
    always: [/Narcotics Control Bureau/, /स्वापक नियंत्रण ब्यूरो/],
  },
  'the Central Bureau of Investigation is the respondent of its own case': {
    case: { court: 'sessions', sections: ['PC 7'], policeStation: 'CBI, ACB Pune', respondent: CBI },
    never: [/Station House Officer/, /थानाध्यक्ष/],
    always: [/Central Bureau of Investigation/, /केंद्रीय अन्वेषण ब्यूरो/],
  },
  'Customs is the respondent, without FIR and charge-sheet': {
    case: { court: 'magistrate', sections: ['CUSTOMS 135(1)(i)'] },
    never: [/Station House Officer/, /थानाध्यक्ष/, /\bFIR\b/, /charge-sheet|आरोप-पत्र/],
    always: [/Commissioner of Customs/, /सीमा शुल्क/],
  },
  'GST Intelligence is the respondent, without FIR and charge-sheet': {
    case: { court: 'magistrate', sections: ['CGST 132(1)(i)'] },
    never: [/Station House Officer/, /थानाध्यक्ष/, /\bFIR\b/, /charge-sheet|आरोप-पत्र/],
    always: [/Directorate General of GST Intelligence/, /GST आसूचना महानिदेशालय/],
  },
  'bail under the SC/ST Act gives notice under 15A(3)': {
    case: { court: 'sessions', sections: ['SC/ST 3(1)(r)'] },
    never: [/(notice|सूचना)[^.।;]*15A\(5\)/i],
    always: [/section 15A\(3\)/, /धारा 15A\(3\)/],
  },
  'an attempt to murder with hurt pleaded names both limbs': {
    case: {
      court: 'sessions',
      sections: ['BNS 109(1)'],
      allegations: 'He stabbed the informant, who suffered a grievous injury.',
    },
    always: [/hurt caused[^]*does not state which applies/, /आजीवन कारावास/],
  },
  'the Special Court of a UAPA case is that of the NIA Act': {
    case: { court: 'sessions', sections: ['UAPA 17'] },
    never: [/special judge under the unlawful/i, /विशेष न्यायाधीश \([^\n]*विधिविरुद्ध/],
  },
  'transit bail states the residence, and no connection that nobody gave': {
    case: { ...FREE, firInOtherState: true, courtPlace: 'Jaipur' },
    never: [/within (?:its|the) territory/, /क्षेत्र में/],
    always: [/resides at/, /पर रहता है/],
  },
  'anticipatory bail under the SC/ST Act names section 18 and the notice': {
    case: { ...FREE, sections: ['SC/ST 3(1)(r)'] },
    never: [/(notice|सूचना)[^.।;]*15A\(5\)/i],
    always: [/sections 18 and 18A[^]*15A\(3\)/, /धारा 18 और 18A[^]*15A\(3\)/],
  },
  'a petition under section 482 does not plead the proviso of 480(1)': {
    applicant: WIFE,
    case: FREE,
    never: [/480\(1\)/],
  },
  'suspension for life gives the prosecutor an opportunity in writing': {
    case: { court: 'high', sections: ['BNS 103(1)'] },
    bail: LIFE,
    always: [/opportunity to show cause in writing/, /लिखित में कारण बताने का अवसर/],
  },
  'the paper of a child goes to the Board, without section 480 and name': {
    applicant: { age: 16 },
    never: [/\b480\b/, /JUDICIAL MAGISTRATE/, /न्यायिक मजिस्ट्रेट/, /Sunil/],
    always: [/JUVENILE JUSTICE BOARD/, /किशोर न्याय बोर्ड/],
  },
};

it.each(Object.entries(STATEMENTS))('%s', async (_, { never = [], always = ANY, ...parts }) => {
  const papers = await papersOf(parts);
  expect(papers.map((paper, at) => always[at]?.test(paper))).toEqual([true, true]);
  expect(never.filter((statement) => papers.some((paper) => statement.test(paper)))).toEqual([]);
});

it('prints parentage and occupation of a Hindi paper in Hindi, in the gender of the applicant', async () => {
  const [, hindi = ''] = await papersOf({ applicant: WIFE });
  expect(hindi).toContain('पत्नी Ramchandra Jadhav');
  expect(hindi).toContain('चालक');
  expect(hindi).toMatch(/रह चुकी है/);
  expect(hindi).not.toMatch(/wife|driver/);
});
