/** Makes a document file in the worker. Without a cached maker and a network it returns an error. */
import { err, ok, type Result } from '#kernel/result.ts';
import type { CourtDocument } from '#documents/model.ts';
import type { ExportError, MakeJob } from '#parts/document-worker/paper-messages.ts';
import { runPaperJob } from '#parts/document-worker/run-paper-job.ts';
import { fontsFor } from './fonts-for.ts';

export async function makePdf(document: CourtDocument): Promise<Result<Blob, ExportError>> {
  const fonts = await fontsFor(document);
  return fonts ? fileOf({ kind: 'pdf', document, fonts }) : err({ kind: 'not-on-this-device' });
}

export function makeDocx(document: CourtDocument): Promise<Result<Blob, ExportError>> {
  return fileOf({ kind: 'docx', document });
}

async function fileOf(job: MakeJob): Promise<Result<Blob, ExportError>> {
  const made = await runPaperJob(job);
  return made.ok ? ok(made.value.blob) : made;
}
