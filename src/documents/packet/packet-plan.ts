/**
 * Parts of the packet with reasons, from record, relief and law. The user may add or omit parts, except index
 * and application.
 */
import type { Authority } from '#law/authority.ts';
import { KUSHA_DURUKA, ZEBA_KHAN } from '#law/judgments.ts';
import { PACKET_PARTS, type PacketPart } from '#contract/application/packet.ts';
import { gatesBefore } from '#documents/special-gates-of.ts';
import { earlierKnown, isGranted } from '#documents/common-sections/earlier-applications.ts';
import { custodyNow } from '#documents/common-sections/parties.ts';
import { isAppeal } from '#documents/appeal.ts';
import { eventRows } from './dates-and-events.ts';
import { noticesOf } from '#documents/notices-of.ts';
import { isForeign, isUncertified, type PacketMatter } from './packet-matter.ts';
import { oathOf } from './sworn-affidavit.ts';

export interface PlannedPart {
  readonly key: PacketPart;
  readonly need: 'needed' | 'offered' | 'not-applicable';
  readonly why: string;
  readonly authority: Authority | null;
  /** Included by proposal or by the user's choice. */
  readonly included: boolean;
}

interface Proposal {
  readonly need: PlannedPart['need'];
  readonly why: string;
  readonly authority?: Authority | undefined;
  /** Included by default. Required parts always are. */
  readonly proposed?: boolean;
}

const ALWAYS: ReadonlySet<PacketPart> = new Set(['index', 'application']);

export function packetPlan(matter: PacketMatter): PlannedPart[] {
  return PACKET_PARTS.map((key) => {
    const {
      need,
      why,
      authority = null,
      proposed = need === 'needed',
    } = RULES[key](matter, matter.beside.review.packetWhy);
    const chosen = ALWAYS.has(key) ? true : matter.packet.parts?.[key];
    return { key, need, why, authority, included: need !== 'not-applicable' && (chosen ?? proposed) };
  });
}

export const isAlways = (key: PacketPart): boolean => ALWAYS.has(key);

const needed = (why: string, authority?: Authority): Proposal => ({ need: 'needed', why, authority });
const offered = (why: string, proposed: boolean, authority?: Authority): Proposal => ({
  need: 'offered',
  why,
  proposed,
  authority,
});
const notApplicable = (why: string): Proposal => ({ need: 'not-applicable', why });

type PartReasons = PacketMatter['beside']['review']['packetWhy'];

const RULES: Readonly<Record<PacketPart, (matter: PacketMatter, words: PartReasons) => Proposal>> = {
  index: (_, words) => needed(words.index),
  urgency: ({ packet }, words) => offered(words.urgency, Boolean(packet.urgency)),
  memo: (_, words) => needed(words.memo),
  dates: (matter, words) => {
    const enough = eventRows(matter).length > 3;
    return offered(enough ? words.dates : words.datesFew, enough);
  },
  application: (matter, words) => needed(isAppeal(matter) ? words.appeal : words.application),
  affidavit,
  annexure: (_, words) => offered(words.annexure, true, ZEBA_KHAN),
  'earlier-orders': earlierOrders,
  documents: ({ attached }, words) =>
    attached.length > 0 ? needed(words.documents(attached.length)) : notApplicable(words.noDocuments),
  translation: ({ attached, packet }, words) => {
    const foreign = attached.filter(isForeign).length;
    if (foreign === 0) return offered(words.translationNone, packet.translation !== undefined);
    return offered(words.translation(foreign), packet.translation !== undefined);
  },
  exemption: ({ attached, packet }, words) => {
    const untranslated = attached.some(isForeign) && packet.translation === undefined;
    const hasExemption = packet.exemption !== undefined;
    if (untranslated) return offered(words.exemptionTranslations, true);
    const uncertified = attached.some(isUncertified);
    return offered(uncertified ? words.exemptionCopies : words.exemption, uncertified || hasExemption);
  },
  sureties: ({ packet }, words) => {
    const hasSureties = (packet.sureties ?? []).length > 0;
    return offered(hasSureties ? words.suretiesNamed : words.sureties, hasSureties);
  },
  indigence: (matter, words) => {
    const presumed = matter.found?.bailable.cautions.find(({ code }) => code === 'indigent-within-a-week');
    const right = matter.found?.bailable.conclusion.kind === 'entitled' ? presumed : undefined;
    return offered(
      right ? words.indigenceOfRight : words.indigence,
      Boolean(matter.packet.indigence),
      right?.authority,
    );
  },
  prosecutor,
  victim: (matter, words) => {
    const first = noticesOf(matter).find(({ to }) => to !== 'prosecutor');
    if (first)
      return needed(
        words.victim[first.to === 'prosecutor' ? 'victim' : first.to](first.about ?? ''),
        first.authority,
      );
    return offered(words.victimOffered, false);
  },
  vakalatnama: (matter, words) => {
    if (!matter.advocate.name) return notApplicable(words.noAdvocate);
    return needed(custodyNow(matter) === null ? words.vakalatnama : words.vakalatnamaJail);
  },
};

function affidavit(matter: PacketMatter, words: PartReasons): Proposal {
  const oath = oathOf(matter);
  if (oath === 'verification') return offered(words.verificationOnly, false);
  if (custodyNow(matter) === null) return needed(words.affidavit);
  return needed(oath === 'jail' ? words.affidavitJail : words.affidavitPairokar);
}

function earlierOrders(matter: PacketMatter, words: PartReasons): Proposal {
  const { listed } = earlierKnown(matter);
  const choice = matter.bail.previousApplications;
  const some = listed > 0 || choice === 'one' || choice === 'multiple' || isGranted(matter);
  if (some) return needed(words.earlier, KUSHA_DURUKA);
  return choice === 'none'
    ? notApplicable(words.earlierNone)
    : offered(words.earlierUnknown, false, KUSHA_DURUKA);
}

function prosecutor(matter: PacketMatter, words: PartReasons): Proposal {
  const first = noticesOf(matter).find(({ to }) => to === 'prosecutor');
  if (first) return needed(words.prosecutor(first.about ?? ''), first.authority);
  const [gate] = gatesBefore(matter);
  if (gate) return needed(words.prosecutor(gate.about), gate.authority);
  return offered(words.prosecutorOffered, true);
}
