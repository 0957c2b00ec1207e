/**
 * Paper formats of courts: six defaults and the user's changes. Registry rules vary, so every line is
 * editable and none states a fee.
 */
import { type CourtProfile, CourtProfiles } from '#contract/application/packet.ts';
import type { CourtKind } from '#law/relief.ts';
import { type LocalizedName, localizedName, type NameLanguage } from './localized-names.ts';

/** The filer fills in the amount. */
const FEES = ['Court fee: ₹ ________', 'Welfare stamp on the vakalatnama: ₹ ________'];

/** Default lines in Hindi. */
const LINES: readonly LocalizedName[] = [
  { en: 'Court fee: ₹ ________', hi: 'न्यायालय शुल्क: ₹ ________' },
  { en: 'Welfare stamp on the vakalatnama: ₹ ________', hi: 'वकालतनामे पर अधिवक्ता कल्याण टिकट: ₹ ________' },
  { en: 'IN THE HIGH COURT OF DELHI AT NEW DELHI', hi: 'दिल्ली उच्च न्यायालय, नई दिल्ली' },
  { en: 'IN THE HIGH COURT OF JUDICATURE AT BOMBAY', hi: 'बंबई उच्च न्यायालय' },
  { en: 'IN THE HIGH COURT OF JUDICATURE AT ALLAHABAD', hi: 'इलाहाबाद उच्च न्यायालय' },
  { en: 'IN THE HIGH COURT OF JUDICATURE AT MADRAS', hi: 'मद्रास उच्च न्यायालय' },
  { en: 'CRIMINAL APPELLATE JURISDICTION', hi: 'दाण्डिक अपीलीय अधिकारिता' },
  { en: 'CRIMINAL ORIGINAL JURISDICTION', hi: 'दाण्डिक मूल अधिकारिता' },
  { en: 'Bail Application No. {number} of {year}', hi: 'जमानत याचिका संख्या {number} वर्ष {year}' },
  {
    en: 'Criminal Bail Application No. {number} of {year}',
    hi: 'दाण्डिक जमानत याचिका संख्या {number} वर्ष {year}',
  },
  {
    en: 'Criminal Anticipatory Bail Application No. {number} of {year}',
    hi: 'दाण्डिक अग्रिम जमानत याचिका संख्या {number} वर्ष {year}',
  },
  {
    en: 'Criminal Misc. Bail Application No. {number} of {year}',
    hi: 'दाण्डिक प्रकीर्ण जमानत याचिका संख्या {number} वर्ष {year}',
  },
  {
    en: 'Criminal Misc. Anticipatory Bail Application No. {number} of {year}',
    hi: 'दाण्डिक प्रकीर्ण अग्रिम जमानत याचिका संख्या {number} वर्ष {year}',
  },
  { en: 'Crl.O.P. No. {number} of {year}', hi: 'दाण्डिक मूल याचिका संख्या {number} वर्ष {year}' },
];

/** A default line in the language of the paper or screen. Lines written by the user are not translated. */
export const profileLine = (line: string, language: NameLanguage): string =>
  localizedName(LINES, line, { language });

const LIMIT_MB = 10;

interface ShippedProfile extends CourtProfile {
  readonly court: CourtKind;
  /** Places for which the profile is proposed. */
  readonly places: readonly string[];
}

const SHIPPED: readonly ShippedProfile[] = [
  {
    key: 'delhi',
    court: 'high',
    places: ['delhi', 'new delhi'],
    name: 'High Court of Delhi',
    heading: 'IN THE HIGH COURT OF DELHI AT NEW DELHI',
    caseNumber: 'Bail Application No. {number} of {year}',
    paper: 'a4',
    feeLines: FEES,
    limitMb: LIMIT_MB,
  },
  {
    key: 'bombay',
    court: 'high',
    places: ['bombay', 'mumbai'],
    name: 'High Court of Bombay',
    heading: 'IN THE HIGH COURT OF JUDICATURE AT BOMBAY',
    jurisdiction: 'CRIMINAL APPELLATE JURISDICTION',
    caseNumber: 'Criminal Bail Application No. {number} of {year}',
    anticipatoryNumber: 'Criminal Anticipatory Bail Application No. {number} of {year}',
    paper: 'a4',
    feeLines: FEES,
    limitMb: LIMIT_MB,
  },
  {
    key: 'allahabad',
    court: 'high',
    places: ['allahabad', 'prayagraj'],
    name: 'High Court of Allahabad',
    heading: 'IN THE HIGH COURT OF JUDICATURE AT ALLAHABAD',
    caseNumber: 'Criminal Misc. Bail Application No. {number} of {year}',
    anticipatoryNumber: 'Criminal Misc. Anticipatory Bail Application No. {number} of {year}',
    paper: 'a4',
    feeLines: FEES,
    limitMb: LIMIT_MB,
  },
  {
    key: 'madras',
    court: 'high',
    places: ['madras', 'chennai'],
    name: 'High Court of Madras',
    heading: 'IN THE HIGH COURT OF JUDICATURE AT MADRAS',
    jurisdiction: 'CRIMINAL ORIGINAL JURISDICTION',
    caseNumber: 'Crl.O.P. No. {number} of {year}',
    paper: 'legal',
    feeLines: FEES,
    limitMb: LIMIT_MB,
  },
  {
    key: 'sessions',
    court: 'sessions',
    places: [],
    name: 'Court of Session',
    caseNumber: 'Bail Application No. {number} of {year}',
    paper: 'a4',
    feeLines: FEES,
    limitMb: LIMIT_MB,
  },
  {
    key: 'magistrate',
    court: 'magistrate',
    places: [],
    name: 'Court of a Magistrate',
    caseNumber: 'Bail Application No. {number} of {year}',
    paper: 'a4',
    feeLines: FEES,
    limitMb: LIMIT_MB,
  },
];

/** Formats offered for a case number; courts use each of them. */
export const NUMBER_FORMS: readonly string[] = [
  'Bail Application No. {number} of {year}',
  'B.A. No. {number} of {year}',
  'CRM-M/{number}/{year}',
];

/** Default profiles with the user's changes, then the user's own profiles. */
export function courtProfiles(saved: unknown): readonly CourtProfile[] {
  const read = CourtProfiles.safeParse(saved ?? {});
  const own = read.success ? read.data : {};
  const added = Object.values(own).filter(({ key }) => !SHIPPED.some((shipped) => shipped.key === key));
  return [...SHIPPED.map((shipped) => own[shipped.key] ?? profileOf(shipped)), ...added];
}

export const shippedProfile = (key: string): CourtProfile | undefined => {
  const shipped = SHIPPED.find((each) => each.key === key);
  return shipped && profileOf(shipped);
};

interface CourtReference {
  readonly court?: CourtKind | undefined;
  readonly courtPlace?: string | undefined;
  readonly courtName?: string | undefined;
}

/** Profile for the record's court and place; undefined if no default matches. */
export function proposedProfile(
  { court, courtPlace, courtName }: CourtReference,
  profiles: readonly CourtProfile[],
): CourtProfile | undefined {
  if (!court) return undefined;
  const courtText = `${courtPlace ?? ''} ${courtName ?? ''}`.toLowerCase();
  const shipped = SHIPPED.find(
    ({ court: kind, places }) =>
      kind === court && (places.length === 0 || places.some((place) => courtText.includes(place))),
  );
  return shipped && profiles.find(({ key }) => key === shipped.key);
}

/**
 * Whether a default profile is for a different court than the record names. A bench at another place is the
 * same court.
 */
export function isOtherCourt(key: string, record: CourtReference): boolean {
  const form = SHIPPED.find((each) => each.key === key);
  if (!form || !record.court) return false;
  return form.court !== record.court || (proposedProfile(record, SHIPPED)?.key ?? key) !== key;
}

function profileOf({ court: _court, places: _places, ...profile }: ShippedProfile): CourtProfile {
  return profile;
}
