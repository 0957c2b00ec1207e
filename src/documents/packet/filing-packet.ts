/**
 * Content of the filing packet: ordered parts, each a paper or an attachment. Page numbers and the index are
 * added on binding (`bind-packet.ts`).
 */
import type { PacketPart } from '#contract/application/packet.ts';
import { papersOfEach } from '#documents/joint.ts';
import type { BailDraft, DocumentContext, PaperMatter } from '#documents/matter.ts';
import type { Block, CourtDocument } from '#documents/model.ts';
import { applicationBlocks } from '#documents/bail-application.ts';
import { lastNumber } from '#documents/section-blocks.ts';
import type { DatesPlace } from '#documents/common-sections/particulars.ts';
import { asStoredPaper } from '#documents/filed/as-stored-paper.ts';
import { annexureTable } from '#documents/common-sections/disclosure-annexure.ts';
import { signature } from '#documents/common-sections/signing.ts';
import { datesAndEvents } from './dates-and-events.ts';
import { earlierOrders } from './earlier-orders.ts';
import { exemptionApplication } from './exemption-application.ts';
import { memoOfParties } from './memo-of-parties.ts';
import { noticeToProsecutor, noticeToVictim, placeholderPage } from './notice-papers.ts';
import { packetIndex } from './packet-index.ts';
import { annexureNumber, type AttachedDocument, type PacketMatter, packetMatterOf } from './packet-matter.ts';
import { asDocument, paperOf } from './packet-paper.ts';
import { packetPlan, type PlannedPart } from './packet-plan.ts';
import { statementOfMeans, suretyParticulars } from './surety-papers.ts';
import { swornAffidavit } from './sworn-affidavit.ts';
import { translationCertificate } from './translation-certificate.ts';
import { urgentHearing } from './urgent-hearing.ts';
import { vakalatnama } from './vakalatnama.ts';

export type PacketPiece =
  | {
      readonly kind: 'paper';
      readonly part: PacketPart;
      readonly title: string;
      readonly document: CourtDocument;
    }
  /** `held` is the placeholder if the attachment cannot be bound. */
  | {
      readonly kind: 'attached';
      readonly index: number;
      readonly number: string;
      readonly title: string;
      readonly held: CourtDocument;
    };

export interface FilingPacket {
  readonly plan: readonly PlannedPart[];
  /** In order, without the index. */
  readonly pieces: readonly PacketPiece[];
  /** Parts whose stored paper was of other choices, in order. */
  readonly recomposed: readonly PacketPart[];
  /** Open gaps of all papers. */
  readonly gaps: readonly string[];
  /** One line per piece, in order. */
  readonly index: CourtDocument;
  readonly title: string;
}

export function filingPacket(
  content: BailDraft,
  context: DocumentContext,
  attached: readonly AttachedDocument[],
): FilingPacket {
  return packetOfMatter(packetMatterOf(content, context, attached));
}

/** Papers that were stored at the filing, for the choices of this packet. */
export interface StoredParts {
  readonly parts: ReadonlyMap<PacketPart, CourtDocument>;
  readonly applications: Readonly<Partial<Record<DatesPlace, CourtDocument>>>;
  /** Stored at the filing, but composed for these choices. */
  readonly recomposed: ReadonlySet<PacketPart>;
}

const NONE_STORED: StoredParts = { parts: new Map(), applications: {}, recomposed: new Set() };

/** Same as `filingPacket`, from a prepared matter. A stored paper is used as it is. */
export function packetOfMatter(matter: PacketMatter, stored: StoredParts = NONE_STORED): FilingPacket {
  const plan = packetPlan(matter);
  const included = new Set(plan.filter((part) => part.included).map(({ key }) => key));
  const dates = included.has('dates') ? 'apart' : 'within';
  const application = asStoredPaper(applicationPaper(matter, dates), stored.applications[dates]);
  const bound: PacketContext = { matter, application, included, stored };
  const pieces = plan.filter(({ key }) => included.has(key)).flatMap(({ key }) => piecesOf(key, bound));
  const texts = pieces.map((piece) => indexText(matter, piece));
  return {
    plan,
    pieces,
    recomposed: [...included].filter((part) => stored.recomposed.has(part)),
    gaps: [...new Set(pieces.flatMap((piece) => (piece.kind === 'paper' ? piece.document.gaps : [])))],
    index: packetIndex(matter, texts),
    title: application.title,
  };
}

export const applicationPaper = (matter: PacketMatter, dates: DatesPlace): CourtDocument =>
  asDocument(matter, applicationBlocks(matter, dates));

interface PacketContext {
  readonly matter: PacketMatter;
  readonly application: CourtDocument;
  readonly included: ReadonlySet<PacketPart>;
  readonly stored: StoredParts;
}

type Papers = Exclude<PacketPart, 'index' | 'application' | 'documents'>;

const BODIES: Readonly<Record<Papers, (bound: PacketContext) => Block[]>> = {
  urgency: ({ matter }) => urgentHearing(matter),
  memo: ({ matter }) => memoOfParties(matter),
  dates: ({ matter }) => datesAndEvents(matter),
  affidavit: ({ matter, application, included }) =>
    papersOfEach(matter, (person) =>
      swornAffidavit(packetOf(matter, person), {
        last: lastNumber(application.blocks),
        withAnnexure: included.has('annexure'),
      }),
    ),
  annexure: ({ matter }) => [...annexureTable(matter), signature(matter)],
  'earlier-orders': ({ matter }) => earlierOrders(matter),
  translation: ({ matter }) => translationCertificate(matter),
  exemption: ({ matter }) => exemptionApplication(matter),
  sureties: ({ matter }) => suretyParticulars(matter),
  indigence: ({ matter }) => statementOfMeans(matter),
  prosecutor: ({ matter }) => noticeToProsecutor(matter),
  victim: ({ matter }) => noticeToVictim(matter),
  vakalatnama: ({ matter }) => papersOfEach(matter, (person) => vakalatnama(packetOf(matter, person))),
};

const packetOf = (matter: PacketMatter, person: PaperMatter): PacketMatter => ({
  ...person,
  attached: matter.attached,
});

function piecesOf(part: PacketPart, bound: PacketContext): PacketPiece[] {
  const { matter, application } = bound;
  const title = matter.words.packet.titles[part];
  if (part === 'index') return [];
  if (part === 'documents') return attachedPieces(matter);
  if (part === 'application') return [{ kind: 'paper', part, title, document: application }];
  const composed = paperOf(matter, part, BODIES[part](bound));
  return [{ kind: 'paper', part, title, document: asStoredPaper(composed, bound.stored.parts.get(part)) }];
}

const attachedPieces = (matter: PacketMatter): PacketPiece[] =>
  matter.attached.map(({ title }, index) => {
    const number = annexureNumber(index);
    return {
      kind: 'attached',
      index,
      number,
      title,
      held: asDocument(matter, placeholderPage(matter, number, title)),
    };
  });

function indexText(matter: PacketMatter, piece: PacketPiece): string {
  if (piece.kind === 'paper') return piece.title;
  const { annexure, copies, withCopy } = matter.words.packet.index;
  const annexureTitle = annexure(piece.number, piece.title);
  const copy = matter.attached[piece.index]?.copy;
  return copy ? withCopy(annexureTitle, copies[copy]) : annexureTitle;
}
