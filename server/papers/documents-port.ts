/** Port for printing an application, with the same document as on the device. */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import type { EarlierApplication } from '#domain/application/earlier-applications.ts';
import type { AddedCaseLaw } from '#law/case-law/judgment.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';

export interface PrintContext {
  readonly filedOn: CalendarDate;
  readonly applicationNumber: string;
  readonly lawEdition: string | undefined;
  /** Judgments that the operator imported. */
  readonly caseLaw: AddedCaseLaw;
  readonly earlier: readonly EarlierApplication[];
  /** The stored words; without them the paper is composed from the record. */
  readonly stored?: SealedPaper | undefined;
  /** Earlier versions of the content, oldest first. */
  readonly former?: readonly ApplicationContent[] | undefined;
}

export interface DocumentPort {
  readonly pdf: (content: ApplicationContent, context: PrintContext) => Promise<Uint8Array>;
  readonly docx: (content: ApplicationContent, context: PrintContext) => Promise<Uint8Array>;
}
