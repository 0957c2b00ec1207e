/** Terms of the agencies that arrest without an FIR of a police station: number, office and final document. */
import type { Agency } from '#domain/case/respondents.ts';
import type { DocumentWords } from './documents.ts';

export interface AgencyTerms {
  readonly number: (number: string) => string;
  readonly registered: string;
  readonly filed: string;
  readonly reportFiled: (date: string) => string;
  readonly reportNotFiled: (date: string) => string;
  /** Label of its case among the particulars. */
  readonly label: string;
  /** Nouns in place of the charge-sheet and the FIR; null for an agency that files both. */
  readonly nouns: { readonly report: string; readonly matter: string } | null;
  /** Default bail for want of its complaint; null for an agency that files a police report. */
  readonly lapse: ((party: string) => LapseWords) | null;
}

type LapseWords = Pick<DocumentWords['reliefs']['default'], 'arisen' | 'claimed' | 'running' | 'noGates'>;

const lapse =
  (report: string) =>
  (party: string): LapseWords => ({
    arisen: (last, from) =>
      `No ${report} was filed on or before ${last}. An indefeasible right to bail accrued to the ${party} on ${from} and subsists.`,
    claimed: (from, claimed, filed) =>
      `The right to bail accrued on ${from} and was availed of on ${claimed}, before the ${report} was filed on ${filed}.`,
    running: (last, on) =>
      `If no ${report} is filed on or before ${last}, the right to bail will accrue on ${on}.`,
    noGates: `The conditions of a special Act for bail on merits do not govern release in default of a ${report}.`,
  });

const complaint = (number: (number: string) => string, registered: string): AgencyTerms => ({
  number,
  registered,
  filed: 'Complaint filed',
  reportFiled: (date) => `The complaint was filed on ${date}.`,
  reportNotFiled: (date) => `No complaint had been filed as on ${date}.`,
  label: 'Case',
  nouns: { report: 'complaint', matter: 'case' },
  lapse: lapse('complaint'),
});

const file = complaint((number) => `File No. ${number}`, 'Case recorded by the agency');

/** The CBI and the NIA register an FIR of their own and file a police report. */
const regularCase: AgencyTerms = {
  number: (number) => `RC No. ${number}`,
  registered: 'Regular case registered',
  filed: 'Police report (charge-sheet) filed',
  reportFiled: (date) => `The police report (charge-sheet) was filed on ${date}.`,
  reportNotFiled: (date) => `No police report (charge-sheet) had been filed as on ${date}.`,
  label: 'Regular case',
  nouns: null,
  lapse: null,
};

export const agencyTerms: Readonly<Record<Agency, AgencyTerms>> = {
  ed: {
    number: (number) => `ECIR No. ${number}`,
    registered: 'ECIR recorded',
    filed: 'Prosecution complaint filed',
    reportFiled: (date) => `The prosecution complaint was filed on ${date}.`,
    reportNotFiled: (date) => `No prosecution complaint had been filed as on ${date}.`,
    label: 'ECIR',
    nouns: { report: 'prosecution complaint', matter: 'case' },
    lapse: lapse('prosecution complaint'),
  },
  cbi: regularCase,
  nia: regularCase,
  ncb: complaint((number) => `NCB Crime No. ${number}`, 'Case recorded by the Bureau'),
  customs: file,
  dri: file,
  gst: file,
  sfio: complaint((number) => `Complaint No. ${number}`, 'Investigation ordered'),
};
