/** Row types of the device's database. Those of records follow from their definitions. */
import type { Application, ApplicationContent } from '#contract/application/application.ts';
import type { SharedOrderDraft } from '#contract/application/order-draft.ts';
import type { PaperClaim } from '#domain/application/paper-claims.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import type { LiveShare } from '#contract/share/share.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { ServerNotification } from '#contract/account/notification.ts';
import type { ALL_RECORDS } from '#records/all-records.ts';
import type * as z from 'zod/mini';
import type { OutboxRow } from './outbox-row.ts';

/** A record as shown: the server copy with unsent changes applied. */
export type DeviceRow<Content> = Omit<Content, 'version'> & {
  /** 0 until the server has it. */
  readonly version: number;
  /** When the server last confirmed it; null before that. */
  readonly asOf: string | null;
  /** Epoch of the resync that last returned it; absent for records that are only on this device. */
  readonly seen?: number;
};

export interface ApplicationRow extends Omit<DeviceRow<Application>, 'applicationNumber'> {
  readonly applicationNumber: string | null;
}

export interface CaseRow extends DeviceRow<CaseRecord> {
  /** The server's next date if its hearings give another one (`next-date.ts`). */
  readonly dateSaid?: CaseRecord['nextHearingDate'] | null;
}

/** A draft order as on the server or being sent; version 0 until the server has confirmed it. */
export interface OrderDraftRow extends SharedOrderDraft {
  /** The judge has settled it on this device, so the server must remove it. */
  readonly leaves?: true;
  /** Epoch of the resync that last returned it. */
  readonly seen?: number;
}

/** Rows with more than the record itself. */
interface OwnRows {
  readonly applications: ApplicationRow;
  readonly cases: CaseRow;
  readonly order_drafts: OrderDraftRow;
}

type StoredDefinition = Extract<(typeof ALL_RECORDS)[number], { readonly table: string }>;
type RecordOf<Definition> = Definition extends { readonly schema: z.ZodMiniType<infer Content> }
  ? Content
  : never;

/** The row of each table that `src/records` defines. */
export type RecordRows = {
  readonly [D in StoredDefinition as D['table']]: D['table'] extends keyof OwnRows
    ? OwnRows[D['table']]
    : DeviceRow<RecordOf<D>>;
};

export type AssessmentRow = RecordRows['assessments'];
export type ContestedRow = RecordRows['contested'];
export type DiaryRow = RecordRows['diary'];
/** Its bytes are in `blobs`. */
export type DocumentRow = RecordRows['documents'];
export type FeedbackRow = RecordRows['feedback'];
export type HearingRow = RecordRows['hearings'];
export type NoteRow = RecordRows['notes'];

/** A draft application. Its `_id` is the id of the application, unless it amends one. */
export interface Draft {
  readonly _id: string;
  readonly caseId: string;
  /** The user chose its case, so filing does not search for a case with the same FIR. */
  readonly caseChosen?: boolean;
  /** Cases with the same FIR that the user said are not its case. */
  readonly otherCases?: readonly string[];
  readonly form: ApplicationForm;
  readonly step: 1 | 2 | 3 | 4;
  /** The application that it amends. */
  readonly amends?: string;
  /** The original text: it holds fields that the form lacks, and changes are computed against it. */
  readonly under?: ApplicationContent;
  /** Values of the papers that were read into it. */
  readonly claims?: readonly PaperClaim[];
  /** It began before the profile was pulled, so its court and advocate are still to be filled. */
  readonly awaitsProfile?: true;
  /** Version of the original text. */
  readonly baseVersion?: number;
  readonly tabId: string;
  readonly heldAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The result of an outbox row, kept for 90 days. */
export interface Receipt {
  readonly key: string;
  readonly at: string;
  readonly outcome: 'accepted' | 'discarded' | 'edited' | 'kept-theirs' | 'lost' | 'replaced' | 'undone';
  /** Settings are sent separately, not as outbox rows. */
  readonly op: OutboxRow['op'] | 'change-profile';
  readonly entity: string;
  readonly entityId: string;
  readonly title: string;
  readonly applicationNumber: string | null;
  /** Summary of the server's answer; for a discarded row, the reason of its rejection. */
  readonly version?: number;
  readonly status?: string;
  readonly reason?: string;
  /** The sent body: a server restored from a backup may have lost it. */
  readonly sent?: unknown;
  /** A record that the server lost, or a replaced order. */
  readonly record?: unknown;
  /** For an error report: the card of the legal database. */
  readonly card?: string;
  /** Text of a discarded order. */
  readonly text?: string;
}

/** A notification, created on this device from pulled records or sent by the server. */
export interface NotificationRow {
  readonly _id: string;
  readonly kind: ServerNotification['kind'] | 'removed';
  readonly at: string;
  /** Id of the application or the case. */
  readonly about: string;
  readonly title: string;
  readonly applicationNumber: string | null;
  readonly status?: string;
  /** The order grants bail in some of its FIRs and refuses it in others. */
  readonly isInPart?: boolean | undefined;
  /** For a removed record: the code, or the message of a server that has no code for it. */
  readonly because?: string;
  readonly reason?: string;
  /** Date of a hearing or of a right. */
  readonly date?: CalendarDate;
  readonly time?: string;
  readonly right?: string;
  readonly court?: ServerNotification['court'];
  /** For a judge's docket: number of listed matters. */
  readonly matters?: number;
  /** 0 means unread: Dexie cannot index null. */
  readonly read: 0 | 1;
}

export interface ScanCorner {
  readonly x: number;
  readonly y: number;
}

/** A scanned page of a case that is in no document yet; only on this device. */
/** A text or a file that another app shared. The bytes of a file are in `blobs`. */
export type ReceivedRow = {
  readonly _id: string;
  readonly at: string;
  /** File name, or the title of a text. */
  readonly name: string;
} & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly type: string; readonly size: number; readonly sha256: string }
);

export interface ScanRow {
  readonly _id: string;
  readonly caseId: string;
  /** Position among the scanned pages of that case. */
  readonly place: number;
  readonly at: string;
  /** Hash of the original photo, a JPG in `stored-files.ts`. */
  readonly sha256?: string;
  /** The photo itself, in a row of a former release. */
  readonly photo?: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** Corners of the paper in photo pixels: top left, top right, bottom right, bottom left. */
  readonly corners: readonly [ScanCorner, ScanCorner, ScanCorner, ScanCorner];
  /** Clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly blackWhite: boolean;
}

/**
 * Field names of the specification. The text is stored as shown, so that later changes of wording do not
 * alter it.
 */
export interface ChatMessage {
  readonly _id: string;
  readonly content: string;
  readonly sender: 'user' | 'bot';
  readonly timestamp: string;
  /** Sources of an answer. `key` is null if the legal database has no card for it. */
  readonly citations: readonly {
    readonly code: string;
    readonly section: string;
    readonly title: string;
    readonly key: string | null;
  }[];
  /** Absent if it is the language of the screen. */
  readonly language?: 'en' | 'hi' | 'hi-Latn' | 'mr' | 'ta' | 'te' | 'bn';
  /**
   * Worded by a model and checked against its sources: the text sent to the model, and the number of
   * sentences dropped.
   */
  readonly model?: { readonly name: string; readonly sent: string; readonly left: number };
  /** Why the tables answered although a model was asked. */
  readonly instead?: 'network' | 'busy' | 'unreachable' | 'slow' | 'cut' | 'nothing-held' | 'stopped';
  /** Facts that the answer still needs. */
  readonly open?: readonly string[];
  /** The user stopped the answer. */
  readonly stopped?: boolean;
}

/** A chatbot conversation; only on this device. Without messages it is new. */
export interface ConversationRow {
  readonly _id: string;
  /** Time of the last message. */
  readonly at: string;
  readonly messages: readonly ChatMessage[];
  /** An unsent question. */
  readonly typed: string;
}

/** The server copy of a record with unsent writes. */
export interface BaseRow {
  readonly entity: string;
  readonly id: string;
  /** A record of the kind in `entity`. */
  readonly data: unknown;
}

/** A pulled record that this app version cannot read. It is stored because the cursor has passed it. */
export interface ParkedRow {
  readonly entity: string;
  readonly id: string;
  readonly version: number;
  readonly data: unknown;
  readonly seen: number;
}

export interface BlobRow {
  readonly sha256: string;
  readonly usedAt: string;
  /** 1 until its upload is done: never evicted. */
  readonly unsent: 0 | 1;
}

/** A part of a file. */
export interface BlockRow {
  readonly sha256: string;
  /** Place of its first byte in the file. */
  readonly from: number;
  /** Bytes of the whole file. */
  readonly size: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Random bytes that only hold space (`storage-reserve.ts`). */
export interface ReserveRow {
  readonly k: 'reserve' | 'probe';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** State of a case at a visit, with the version of each record. */
export interface CaseAtVisit {
  readonly at: string;
  readonly facts: CaseRecord['facts'];
  readonly status: CaseRecord['status'];
  readonly category: CaseRecord['dcmCategory'];
  readonly applications: Readonly<Record<string, number>>;
  readonly hearings: Readonly<Record<string, number>>;
  readonly documents: Readonly<Record<string, number>>;
  readonly contested: Readonly<Record<string, number>>;
}

/** The last visits of a case on this device. */
export interface VisitRow {
  readonly caseId: string;
  /** The previous visit; null at the first. */
  readonly before: CaseAtVisit | null;
  readonly latest: CaseAtVisit;
}

/** A live link. Its URL is known only on the device that created it. */
export interface KeptShare extends LiveShare {
  readonly url?: string;
  /** Its e-mail failed; the server reported it once, to the device that created the link. */
  readonly unsent?: true;
}

/** The list as the server sent it at that time. */
export interface KeptShares {
  readonly at: string;
  readonly live: readonly KeptShare[];
  /** Generation of the server's database that sent the list. */
  readonly generation?: string;
  /** Links that no longer work: the server was restored and does not know them or their revocation. */
  readonly lost?: readonly KeptShare[];
}

/** Last known share links of an application. */
export interface ShareRow extends KeptShares {
  readonly applicationId: string;
}
