/** Terms of the agencies that arrest without an FIR of a police station: number, office and final document. */
import type { Agency } from '#domain/case/respondents.ts';

export interface AgencyTerms {
  readonly number: (number: string) => string;
  readonly registered: string;
  readonly filed: string;
  readonly reportFiled: (date: string) => string;
  readonly reportNotFiled: (date: string) => string;
}

const complaint = (number: (number: string) => string, registered: string): AgencyTerms => ({
  number,
  registered,
  filed: 'Complaint filed',
  reportFiled: (date) => `The complaint was filed on ${date}.`,
  reportNotFiled: (date) => `No complaint had been filed as on ${date}.`,
});

const file = complaint((number) => `File No. ${number}`, 'Case recorded by the agency');

/** The CBI and the NIA register an FIR of their own and file a police report. */
const regularCase: AgencyTerms = {
  number: (number) => `RC No. ${number}`,
  registered: 'Regular case registered',
  filed: 'Police report (charge-sheet) filed',
  reportFiled: (date) => `The police report (charge-sheet) was filed on ${date}.`,
  reportNotFiled: (date) => `No police report (charge-sheet) had been filed as on ${date}.`,
};

export const agencyTerms: Readonly<Record<Agency, AgencyTerms>> = {
  ed: {
    number: (number) => `ECIR No. ${number}`,
    registered: 'ECIR recorded',
    filed: 'Prosecution complaint filed',
    reportFiled: (date) => `The prosecution complaint was filed on ${date}.`,
    reportNotFiled: (date) => `No prosecution complaint had been filed as on ${date}.`,
  },
  cbi: regularCase,
  nia: regularCase,
  ncb: complaint((number) => `NCB Crime No. ${number}`, 'Case recorded by the Bureau'),
  customs: file,
  dri: file,
  gst: file,
  sfio: complaint((number) => `Complaint No. ${number}`, 'Investigation ordered'),
};
