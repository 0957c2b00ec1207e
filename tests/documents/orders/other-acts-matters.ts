/** Matters of further Acts, persons and courts, with findings that the other matters do not need. */
import { day } from '#kernel/calendar-date.ts';
import type { BailDraft } from '#documents/matter.ts';
import { RELIEF_MATTERS } from '../relief-matters.ts';
import { withFacts } from '../sample-application.ts';
import {
  atHome,
  beforeArrest,
  finding,
  grant,
  notMet,
  type OrderMatter,
  refusal,
  twinFindings,
  woman,
} from './order-matters.ts';

const special = (...sections: string[]): BailDraft => withFacts({ court: 'sessions', sections });

const SICK = withFacts({ court: 'sessions', sections: ['PMLA 4'], person: { sickOrInfirm: true } });

const LIFE_SENTENCE = withFacts(
  { court: 'high', courtPlace: 'Bombay', sections: ['BNS 103(1)'] },
  {
    relief: 'suspension',
    conviction: {
      court: 'the Additional Sessions Judge, Pune',
      on: day('2026-06-01'),
      sentence: 'imprisonment for life',
      appealNumber: '812/2026',
      finePaid: true,
    },
  },
);

const SECOND = withFacts(
  { court: 'sessions', coercive: { known: true, rows: [{ kind: 'nbw', on: day('2024-07-09') }] } },
  {
    previousApplications: 'one',
    previous: [
      {
        court: 'Sessions Court, Pune',
        number: 'Bail Application No. 311 of 2026',
        filedOn: day('2026-03-02'),
        outcome: 'rejected',
        decidedOn: day('2026-03-20'),
      },
    ],
  },
);

export const OTHER_ACTS_MATTERS: Readonly<Record<string, OrderMatter>> = {
  'pmla-sick-refused': {
    content: SICK,
    decision: {
      ...refusal,
      reasons: ['special-conditions-not-met'],
      findings: [
        notMet('PMLA').guilt,
        finding('proviso-denied', 'the report of the jail hospital shows a treated fever alone.', 'PMLA'),
      ],
    },
  },
  'companies-woman-refused': {
    content: woman(special('COMPANIES 447')),
    decision: {
      ...refusal,
      reasons: ['special-conditions-not-met'],
      findings: [
        notMet('COMPANIES').offence,
        finding('proviso-denied', 'she signed the accounts of each of the four years.', 'COMPANIES'),
      ],
    },
  },
  'magistrate-bar-opened': {
    content: RELIEF_MATTERS['regular-magistrate'].weak,
    decision: {
      ...grant,
      findings: [
        finding('bar-not-attracted', 'no witness names the applicant, and the blood group differs.', 'BNSS'),
      ],
    },
  },
  'magistrate-bar-refused': {
    content: RELIEF_MATTERS['regular-magistrate'].weak,
    decision: {
      ...refusal,
      reasons: ['statutory-bar'],
      findings: [finding('bar-attracted', 'two eye-witnesses name the applicant.', 'BNSS')],
    },
  },
  'woman-sessions-interim': {
    content: woman(RELIEF_MATTERS['regular-sessions'].strong),
    decision: {
      ...grant,
      outcome: 'interim',
      period: { until: day('2026-12-04'), at: '17:00', purpose: 'the treatment of her child.' },
      reasons: ['woman-or-child'],
      sentences: [],
    },
  },
  'second-application-refused': {
    content: SECOND,
    decision: { ...refusal, reasons: ['no-change-since-last'] },
  },
  'life-sentence-suspended': {
    content: LIFE_SENTENCE,
    decision: { ...grant, findings: [finding('show-cause', 'the reply is dated 18-11-2026.')] },
  },
  'ndps-intermediate-granted': { content: special('NDPS 20(b)(ii)(B)'), decision: grant },
  'gujctoc-granted': {
    content: special('GUJCTOC 3(1)'),
    decision: { ...grant, findings: twinFindings('GUJCTOC') },
  },
  'drugs-granted': { content: special('D&C 27(a)'), decision: { ...grant, findings: twinFindings('D&C') } },
  'rape-anticipatory-refused': {
    content: withFacts(
      { ...RELIEF_MATTERS.anticipatory.strong.case, sections: ['BNS 65(1)'] },
      { relief: 'anticipatory' },
    ),
    decision: {
      ...refusal,
      reasons: ['statutory-bar'],
      findings: [finding('bar-attracted', 'the certificate of birth shows fifteen years.', 'BNSS')],
    },
  },
  'woman-anticipatory-granted': {
    content: woman(RELIEF_MATTERS.anticipatory.strong),
    decision: beforeArrest,
  },
  'child-heinous-refused': {
    content: atHome({
      ...RELIEF_MATTERS['regular-magistrate'].strong,
      case: {
        ...RELIEF_MATTERS['regular-magistrate'].strong.case,
        court: 'sessions',
        sections: ['BNS 103(1)'],
      },
    }),
    decision: {
      ...refusal,
      reasons: [],
      childGrounds: ['danger'],
      text: 'The family of the deceased lives in the same house.',
    },
  },
};
