/** What each table of the device's database holds. Where a record has `version`, 0 is one that the server does not have yet. */
import type { Application, ApplicationContent } from '#contract/application.ts';
import type { ApplicationForm } from '#domain/application-form.ts';
import type { Assessment } from '#contract/assessment.ts';
import type { CaseRecord } from '#contract/case-record.ts';
import type { Contested } from '#contract/contested.ts';
import type { DiaryEntry } from '#contract/diary.ts';
import type { CaseDocument } from '#contract/document.ts';
import type { Feedback } from '#contract/feedback.ts';
import type { Hearing } from '#contract/hearing.ts';
import type { Note } from '#contract/note.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { ServerNotification } from '#contract/notification.ts';
import type { OutboxRow } from '#data/outbox/outbox-row.ts';

/** An application as the device shows it: the server's copy with what is still waiting laid over it. */
export interface ApplicationRow extends Omit<Application, 'applicationNumber' | 'version'> {
  readonly applicationNumber: string | null;
  /** 0 until the server has it. */
  readonly version: number;
  /** When the server last said so; null before it ever did. */
  readonly asOf: string | null;
  /** The full fetch in which it was last seen; absent on what only this device has. */
  readonly seen?: number;
}

export interface CaseRow extends Omit<CaseRecord, 'version'> {
  readonly version: number;
  /** What the server said of the next date, where its hearings say another (`next-date.ts`). */
  readonly dateSaid?: CaseRecord['nextHearingDate'] | null;
  readonly asOf: string | null;
  readonly seen?: number;
}

/** An assessment of a case; 0 is the version of what the server does not have yet. */
export interface AssessmentRow extends Omit<Assessment, 'version'> {
  readonly version: number;
  readonly asOf: string | null;
  readonly seen?: number;
}

/** What this person has told the operator. */
export interface FeedbackRow extends Omit<Feedback, 'version'> {
  readonly version: number;
  readonly asOf: string | null;
  readonly seen?: number;
}

/** An application being written; its `_id` is the application's, unless it amends one. */
export interface Draft {
  readonly _id: string;
  readonly caseId: string;
  /** The person has said which case it belongs to: none of the same FIR is looked for at filing. */
  readonly caseChosen?: boolean;
  readonly form: ApplicationForm;
  readonly step: 1 | 2 | 3 | 4;
  /** The application that it amends. */
  readonly amends?: string;
  /** The text from which it started: what the form does not show, and what a change is measured against. */
  readonly under?: ApplicationContent;
  /** The version that held that text. */
  readonly baseVersion?: number;
  readonly tabId: string;
  readonly heldAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What became of a row of the outbox; kept for 90 days. */
export interface Receipt {
  readonly key: string;
  readonly at: string;
  readonly outcome: 'accepted' | 'discarded' | 'edited' | 'kept-theirs' | 'lost' | 'replaced' | 'undone';
  /** Settings go by a way of their own, not as a row of the outbox. */
  readonly op: OutboxRow['op'] | 'change-profile';
  readonly entity: string;
  readonly entityId: string;
  readonly title: string;
  readonly applicationNumber: string | null;
  /** The server's answer, in short; for what was put away, the reason it had been refused. */
  readonly version?: number;
  readonly status?: string;
  readonly reason?: string;
  /** What was sent: a server that is restored from a backup may have lost it. */
  readonly sent?: unknown;
  /** What the server had lost, as this device held it; the order that gave way to another. */
  readonly record?: unknown;
  /** Of an error report: the card of the legal database. */
  readonly card?: string;
  /** Of an order that was put away: its words. */
  readonly text?: string;
}

/** What the bell shows; made on this device from what was pulled, or told by the server. */
export interface NotificationRow {
  readonly _id: string;
  readonly kind: ServerNotification['kind'] | 'removed';
  readonly at: string;
  /** The application, or the case. */
  readonly about: string;
  readonly title: string;
  readonly applicationNumber: string | null;
  readonly status?: string;
  /** Of what is no longer in the list: the code, and the sentence of a server that has no code for it. */
  readonly because?: string;
  readonly reason?: string;
  /** Of a hearing, or of a right: its day. */
  readonly date?: CalendarDate;
  readonly time?: string;
  readonly right?: string;
  /** Of a judge's docket: how many are to be called. */
  readonly matters?: number;
  /** Dexie cannot index null: 0 is unread. */
  readonly read: 0 | 1;
}

/** A hearing as the device shows it; 0 is the version of one that the server does not have yet. */
export interface HearingRow extends Omit<Hearing, 'version'> {
  readonly version: number;
  readonly asOf: string | null;
  readonly seen?: number;
}

/** A document as the device shows it; 0 is the version of one that the server does not have yet. Its bytes are in `blobs`. */
export interface DocumentRow extends Omit<CaseDocument, 'version'> {
  readonly version: number;
  readonly asOf: string | null;
  readonly seen?: number;
}

/** A private note as the device shows it; 0 is the version of one that the server does not have yet. */
export interface NoteRow extends Omit<Note, 'version'> {
  readonly version: number;
  readonly asOf: string | null;
  readonly seen?: number;
}

/** An entry of a case's diary; 0 is the version of one that the server does not have yet. */
export interface DiaryRow extends Omit<DiaryEntry, 'version'> {
  readonly version: number;
  readonly asOf: string | null;
  readonly seen?: number;
}

/** A contested point as the device shows it; 0 is the version of one that the server does not have yet. */
export interface ContestedRow extends Omit<Contested, 'version'> {
  readonly version: number;
  readonly asOf: string | null;
  readonly seen?: number;
}

export interface ScanCorner {
  readonly x: number;
  readonly y: number;
}

/** A page that was photographed for a case and is in no document yet; on this device alone. */
export interface ScanRow {
  readonly _id: string;
  readonly caseId: string;
  /** Its place among the pages of that case. */
  readonly place: number;
  readonly at: string;
  /** As it was taken: a JPG. */
  readonly photo: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** Of the paper in the photo, in its pixels: top left, top right, bottom right, bottom left. */
  readonly corners: readonly [ScanCorner, ScanCorner, ScanCorner, ScanCorner];
  /** Clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly blackWhite: boolean;
}

/** As the specification names them; worded when it was given, so that it stays what was read. */
export interface ChatMessage {
  readonly _id: string;
  readonly content: string;
  readonly sender: 'user' | 'bot';
  readonly timestamp: string;
  /** Of an answer: what it rests on. `key` is null where the legal database has no card of it. */
  readonly citations: readonly {
    readonly code: string;
    readonly section: string;
    readonly title: string;
    readonly key: string | null;
  }[];
  /** Absent where it is that of the screen. */
  readonly language?: 'en' | 'hi' | 'hi-Latn';
  /** Written by a model and checked against what it cites: what it was sent, and how many of its sentences were left out. */
  readonly model?: { readonly name: string; readonly sent: string; readonly left: number };
  /** A model was asked, and the tables have answered: why. */
  readonly instead?: 'network' | 'busy' | 'unreachable' | 'slow' | 'cut' | 'nothing-held' | 'stopped';
  /** Its person did not let it end. */
  readonly stopped?: boolean;
}

/** A conversation with the chatbot; on this device alone. Without messages it is one that is being begun. */
export interface ConversationRow {
  readonly _id: string;
  /** When something was last said. */
  readonly at: string;
  readonly messages: readonly ChatMessage[];
  /** A question that is not sent yet. */
  readonly typed: string;
}

/** The server's copy of an entity that has writes waiting. */
export interface BaseRow {
  readonly entity: string;
  readonly id: string;
  /** Of the kind that the entity names. */
  readonly data: unknown;
}

/** A pulled record that this version of the app has no table for: kept, since the cursor has passed it. */
export interface ParkedRow {
  readonly entity: string;
  readonly id: string;
  readonly version: number;
  readonly data: unknown;
  readonly seen: number;
}

export interface BlobRow {
  readonly sha256: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly usedAt: string;
  /** 1 while its upload waits: never evicted. */
  readonly unsent: 0 | 1;
}
