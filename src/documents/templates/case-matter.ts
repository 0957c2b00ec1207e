/** What a paper of a case is made from: the matter of its newest application, and the order of bail where there is one. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { PacketMatter } from '#documents/packet/packet-matter.ts';

export interface BailOrdered {
  readonly on: CalendarDate;
  /** In whole rupees. */
  readonly amount?: number | undefined;
  readonly sureties?: number | undefined;
}

export interface CaseMatter extends PacketMatter {
  readonly ordered: BailOrdered | null;
}
