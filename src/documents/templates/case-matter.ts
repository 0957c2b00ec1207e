/** Input of case papers: the matter of the newest application, and a bail order if any. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { PacketMatter } from '#documents/packet/packet-matter.ts';

export interface BailOrdered {
  readonly on: CalendarDate;
  /** In whole rupees. */
  readonly amount?: number | undefined;
  readonly sureties?: number | undefined;
}

/** A request for other conditions, as the filer wrote it. */
export interface ConditionsWanted {
  readonly asked: string;
  readonly reason: string;
}

export interface CaseMatter extends PacketMatter {
  readonly ordered: BailOrdered | null;
  /** The conditions in force. */
  readonly conditions?: readonly string[] | undefined;
  readonly wanted?: ConditionsWanted | undefined;
}
