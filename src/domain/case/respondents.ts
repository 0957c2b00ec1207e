/**
 * Respondents other than the State: Central investigating agencies, proposed from the matter. Only a
 * proposal, because State police enforce the same Acts.
 */
import type { Respondent } from '#law/forum/act-forum.ts';
import { type LocalizedName, localizedName, type NameLanguage } from './localized-names.ts';

export const AGENCIES = ['ed', 'cbi', 'ncb', 'customs', 'dri', 'gst', 'sfio', 'nia'] as const;
export type Agency = (typeof AGENCIES)[number];

/** Names for the cause title, with the office through which they are served. */
const PRINTED: Readonly<Record<Agency, LocalizedName>> = {
  ed: {
    en: 'Union of India, through the Assistant Director, Directorate of Enforcement',
    hi: 'भारत संघ, द्वारा सहायक निदेशक, प्रवर्तन निदेशालय',
  },
  cbi: {
    en: 'Central Bureau of Investigation, through its Superintendent of Police',
    hi: 'केंद्रीय अन्वेषण ब्यूरो, द्वारा पुलिस अधीक्षक',
  },
  ncb: {
    en: 'Union of India, through the Zonal Director, Narcotics Control Bureau',
    hi: 'भारत संघ, द्वारा क्षेत्रीय निदेशक, स्वापक नियंत्रण ब्यूरो',
  },
  customs: {
    en: 'Union of India, through the Commissioner of Customs',
    hi: 'भारत संघ, द्वारा आयुक्त, सीमा शुल्क',
  },
  dri: {
    en: 'Union of India, through the Directorate of Revenue Intelligence',
    hi: 'भारत संघ, द्वारा राजस्व आसूचना निदेशालय',
  },
  gst: {
    en: 'Union of India, through the Directorate General of GST Intelligence',
    hi: 'भारत संघ, द्वारा GST आसूचना महानिदेशालय',
  },
  sfio: {
    en: 'Union of India, through the Director, Serious Fraud Investigation Office',
    hi: 'भारत संघ, द्वारा निदेशक, गंभीर कपट अन्वेषण कार्यालय',
  },
  nia: {
    en: 'Union of India, through the National Investigation Agency',
    hi: 'भारत संघ, द्वारा राष्ट्रीय अन्वेषण अभिकरण',
  },
};

export const printedAgency = (agency: Agency, language: NameLanguage): string => PRINTED[agency][language];

/** An agency in the language of the paper; any other respondent unchanged. */
export const respondentPrinted = (written: string, language: NameLanguage): string =>
  localizedName(Object.values(PRINTED), written, { language });

/** Patterns of the police station field for a case registered by the agency. */
const BY_STATION: Readonly<Record<Agency, RegExp>> = {
  ed: /\b(e\.?d|ecir|enforcement directorate|directorate of enforcement)\b|ईडी|प्रवर्तन निदेशालय/i,
  cbi: /\b(c\.?b\.?i|central bureau of investigation)\b|सी\.?बी\.?आई|(?:केंद्रीय|केन्द्रीय) (?:अन्वेषण|जाँच|जांच) ब्यूरो/i,
  ncb: /\b(n\.?c\.?b|narcotics control bureau)\b|एन\.?सी\.?बी|स्वापक नियंत्रण ब्यूरो/i,
  customs: /\bcustoms\b|सीमा शुल्क|कस्टम/i,
  dri: /\b(d\.?r\.?i|revenue intelligence)\b|डी\.?आर\.?आई|राजस्व आसूचना/i,
  gst: /\b(dggi|c?gst)\b|जी\.?एस\.?टी/i,
  sfio: /\b(s\.?f\.?i\.?o|serious fraud)\b|एस\.?एफ\.?आई\.?ओ|गंभीर (?:कपट|धोखाधड़ी)/i,
  nia: /\b(n\.?i\.?a|national investigation agency)\b|एन\.?आई\.?ए|राष्ट्रीय (?:अन्वेषण|जाँच|जांच) (?:अभिकरण|एजेंसी)/i,
};

/** The agency that a recorded respondent names, in either language; null for another respondent. */
export const agencyNamed = (written: string): Agency | null =>
  AGENCIES.find((agency) => Object.values(PRINTED[agency]).includes(written.trim())) ?? null;

const GOVERNMENT = /^(?:the )?(?:state|union territory|government)\b|राज्य/i;

/** The State or a Union territory, for which the Public Prosecutor appears. */
export const isGovernment = (written: string): boolean => GOVERNMENT.test(written);

/** Agencies of Acts that the State police do not enforce, the usual one first; empty if they do. */
export const agenciesOf = (respondents: readonly Respondent[]): Agency[] =>
  respondents.includes('state-police')
    ? []
    : respondents.flatMap((each) => AGENCIES.find((agency) => agency === each) ?? []);

interface RegistrationFacts {
  /** Usual respondents of the charged Acts, from the determination of the forum. */
  readonly respondents: readonly Respondent[];
  readonly policeStation: string;
  readonly firNumber: string;
}

/** Likely agencies, best first; empty if the State is the respondent. */
export function agenciesFor({ respondents, policeStation, firNumber }: RegistrationFacts): Agency[] {
  const agencies = AGENCIES.filter((agency) => BY_STATION[agency].test(`${policeStation} ${firNumber}`));
  return [...new Set([...agencies, ...agenciesOf(respondents)])];
}

/** Short name for a title, without the office of service. */
export const respondentName = (printed: string): string =>
  (/^(.*?),?\s+(?:through\b|द्वारा\s)/is.exec(printed)?.[1] ?? printed).trim().slice(0, 160);
