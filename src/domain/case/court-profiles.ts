/**
 * Paper formats of courts: one for each High Court, two for the courts below, and the user's changes. Rules come
 * from public texts and reports, every line is editable, and none states a fee.
 */
import { type CourtProfile, CourtProfiles } from '#contract/application/packet.ts';
import type { PageFormat } from '#contract/application/page-format.ts';
import type { CourtKind } from '#law/relief.ts';
import { present } from '#kernel/present.ts';
import RULES from './court-rules.json';
import { inOneSpelling, type LocalizedName, localizedName, type NameLanguage } from './localized-names.ts';
import { stateNamed } from './states.ts';

/** The filer fills in the amount. */
const FEES = ['Court fee: ₹ ________', 'Welfare stamp on the vakalatnama: ₹ ________'];

const NAMES: readonly LocalizedName[] = [
  ...RULES.highCourts.map(({ name }) => name),
  { en: 'Court of Session', hi: 'सत्र न्यायालय' },
  { en: 'Court of a Magistrate', hi: 'मजिस्ट्रेट न्यायालय' },
];

/** Default lines in Hindi. */
const LINES: readonly LocalizedName[] = [
  ...RULES.highCourts.flatMap(({ heading }) => heading ?? []),
  { en: 'Court fee: ₹ ________', hi: 'न्यायालय शुल्क: ₹ ________' },
  { en: 'Welfare stamp on the vakalatnama: ₹ ________', hi: 'वकालतनामे पर अधिवक्ता कल्याण टिकट: ₹ ________' },
  { en: 'CRIMINAL APPELLATE JURISDICTION', hi: 'दांडिक अपीलीय अधिकारिता' },
  { en: 'CRIMINAL ORIGINAL JURISDICTION', hi: 'दांडिक मूल अधिकारिता' },
  { en: 'Bail Application No. {number} of {year}', hi: 'जमानत याचिका संख्या {number} वर्ष {year}' },
  {
    en: 'Criminal Bail Application No. {number} of {year}',
    hi: 'दांडिक जमानत याचिका संख्या {number} वर्ष {year}',
  },
  {
    en: 'Criminal Anticipatory Bail Application No. {number} of {year}',
    hi: 'दांडिक अग्रिम जमानत याचिका संख्या {number} वर्ष {year}',
  },
  {
    en: 'Criminal Misc. Bail Application No. {number} of {year}',
    hi: 'दांडिक प्रकीर्ण जमानत याचिका संख्या {number} वर्ष {year}',
  },
  {
    en: 'Criminal Misc. Anticipatory Bail Application No. {number} of {year}',
    hi: 'दांडिक प्रकीर्ण अग्रिम जमानत याचिका संख्या {number} वर्ष {year}',
  },
  { en: 'Crl.O.P. No. {number} of {year}', hi: 'दांडिक मूल याचिका संख्या {number} वर्ष {year}' },
  { en: 'CRM-M/{number}/{year}', hi: 'दांडिक प्रकीर्ण याचिका {number}/{year}' },
];

/** A default line in the language of the paper or screen. Lines written by the user are not translated. */
export const profileLine = (line: string, language: NameLanguage): string =>
  localizedName(LINES, line, { language, plain: inOneSpelling });

/** The name of a default profile in the language of the screen. */
export const profileName = (name: string, language: NameLanguage): string =>
  localizedName(NAMES, name, { language });

interface ShippedProfile extends CourtProfile {
  readonly court: CourtKind;
  /** Places for which the profile is proposed: the principal seat, not a bench. */
  readonly places: readonly string[];
}

/** A row of `court-rules.json`. */
interface HighCourtRow extends CourtSource {
  readonly key: string;
  readonly name: LocalizedName;
  readonly places: readonly string[];
  readonly heading?: LocalizedName;
  readonly jurisdiction?: string;
  readonly caseNumber?: string;
  readonly anticipatoryNumber?: string;
  readonly paper?: string;
  readonly limitMb?: number;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests/domain/court-profiles.test.ts reads every row
const HIGH_COURTS = RULES.highCourts as readonly HighCourtRow[];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
const DISTRICT_COURTS = RULES.districtCourts as readonly (CourtSource & { readonly state: string })[];

const lowerCourt = (key: 'sessions' | 'magistrate', name: string): ShippedProfile => ({
  key,
  court: key,
  places: [],
  name,
  caseNumber: 'Bail Application No. {number} of {year}',
  feeLines: FEES,
});

function highCourt(row: HighCourtRow): ShippedProfile {
  const { key, name, places, heading, jurisdiction, caseNumber, anticipatoryNumber, paper, limitMb } = row;
  return {
    key,
    court: 'high',
    places,
    name: name.en,
    ...present({ heading: heading?.en, jurisdiction, caseNumber, anticipatoryNumber, limitMb }),
    ...(paper !== undefined && { paper: paper === 'legal' ? 'legal' : 'a4' }),
    feeLines: FEES,
  };
}

const SHIPPED: readonly ShippedProfile[] = [
  ...HIGH_COURTS.map((row) => highCourt(row)),
  lowerCourt('sessions', 'Court of Session'),
  lowerCourt('magistrate', 'Court of a Magistrate'),
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

export interface CourtReference {
  readonly court?: CourtKind | undefined;
  readonly courtPlace?: string | undefined;
  readonly courtName?: string | undefined;
  readonly state?: string | undefined;
}

/** A rule of a court on the form of its papers, as a public text or a report states it. */
export interface CourtRule {
  readonly rule: string;
  readonly year: number;
  /** `text`: the rule itself was read; `press`: a report of it. */
  readonly read: 'text' | 'press';
  readonly url: string;
  readonly paper?: 'a4' | 'legal' | 'foolscap';
  readonly font?: string;
  readonly fontPt?: number;
  readonly lineSpacing?: number;
  /** Only the margins that the rule states. */
  readonly marginsMm?: Partial<PageFormat['marginsMm']>;
  readonly sides?: 'one' | 'both';
  readonly gsm?: number;
  readonly efiling?: {
    readonly pdfa?: boolean;
    readonly searchable?: boolean;
    readonly bookmarks?: boolean;
    readonly dpi?: number;
    readonly limitMb?: number;
  };
}

/** The source of the default values of a court. */
export interface CourtSource {
  readonly source: string;
  readonly year: number;
  readonly reviewedBy: string | null;
  /** Oldest first: of two rules on one matter the last one holds. */
  readonly rules: readonly CourtRule[];
}

/** Rules of the proposed High Court, or of the State's district courts. */
export const courtRules = (record: CourtReference): readonly CourtRule[] => courtSource(record)?.rules ?? [];

/** The row of the proposed High Court, or of the State's district courts. */
export function courtSource(record: CourtReference): CourtSource | null {
  const { court, state = '' } = record;
  if (court === 'high') {
    const key = proposedProfile(record, SHIPPED)?.key;
    return HIGH_COURTS.find((row) => row.key === key) ?? null;
  }
  return DISTRICT_COURTS.find((row) => row.state === stateNamed(state, 'en')) ?? null;
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
