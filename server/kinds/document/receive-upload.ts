/** Receives one file and its fields. Writes to disk first so that slow senders use no memory. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_DOCUMENT_BYTES, NewDocument } from '#contract/case/document.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import type { DocumentType } from '#contract/case/document.ts';
import type { FileFinding } from '#domain/files/file-content.ts';
import { fileFaults } from '#text/en/file-faults.ts';
import type { Caller } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { TaskStopped } from '#server/threads/thread.ts';

export interface Upload {
  readonly words: NewDocument;
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly type: DocumentType;
}

interface ReceivedCall {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Size of the form around the file. */
const FORM_BYTES = 64 * 1024;

const LIMITS = {
  files: 1,
  fields: 8,
  parts: 9,
  fieldNameSize: 100,
  fieldSize: 2_000,
  headerPairs: 20,
  fileSize: MAX_DOCUMENT_BYTES,
};

export async function receiveUpload(
  { tasks }: Pick<Ports, 'tasks'>,
  { caller, request, reply }: ReceivedCall,
): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new Refusal('unsupported-media', { msg: 'Send the file as multipart/form-data.' });
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_DOCUMENT_BYTES + FORM_BYTES) throw tooLarge(reply);
  const place = path.join(tmpdir(), `zamanat-upload-${randomUUID()}`);
  try {
    const { fields, sha256 } = await partsInto(place, request).catch((error: unknown) => {
      throw refusedForm(error, reply);
    });
    const words = wordsOf(fields);
    if (sha256 === undefined) throw invalid({ file: 'Add a file.' });
    if (words.sha256 !== undefined && words.sha256 !== sha256) {
      throw invalid({ sha256: 'The file did not arrive whole. Send it again.' });
    }
    const found = await tasks.run(caller.user._id, 'checkFile', place).catch(bombIfStopped);
    return { words, bytes: await readFile(place), sha256, type: typeOf(found) };
  } finally {
    await rm(place, { force: true });
  }
}

interface MultipartParts {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly sha256: string | undefined;
}

async function partsInto(place: string, request: FastifyRequest): Promise<MultipartParts> {
  const fields: Record<string, unknown> = {};
  let sha256: string | undefined;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else sha256 = await written(place, part);
  }
  return { fields, sha256 };
}

async function written(place: string, { file }: MultipartFile): Promise<string> {
  const hash = createHash('sha256');
  const hashed = async function* (source: Readable) {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(file, hashed, createWriteStream(place, { mode: 0o600 }));
  return hash.digest('hex');
}

function wordsOf(fields: MultipartParts['fields']): NewDocument {
  const parsed = NewDocument.safeParse(withoutBlanks(fields));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}

/** A file whose check exceeds its time or memory is as harmful as one that unpacks to too much. */
function bombIfStopped(error: unknown): FileFinding {
  if (error instanceof TaskStopped) return { kind: 'fault', fault: 'bomb' };
  throw error;
}

function typeOf(found: FileFinding): DocumentType {
  if (found.kind === 'file') return found.type;
  const msg = fileFaults[found.fault];
  throw found.fault === 'too-large'
    ? new Refusal('too-large', { msg })
    : new Refusal('unsupported-media', { msg });
}

/** Close the connection of a sender that exceeds the limit. */
function tooLarge(reply: FastifyReply): Refusal {
  void reply.header('connection', 'close');
  return new Refusal('too-large', { msg: fileFaults['too-large'] });
}

function refusedForm(error: unknown, reply: FastifyReply): Refusal {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return tooLarge(reply);
  return new Refusal('invalid-request', { msg: 'The form is no form with one file. Send the file again.' });
}
