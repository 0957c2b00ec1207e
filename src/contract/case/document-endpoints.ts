/** Endpoints of documents: metadata with bytes up, bytes down. */
import * as z from 'zod/mini';
import { DOCUMENT_TYPES, NewDocument, UploadAnswer } from './document.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/primitives.ts';

const byId = z.object({ _id: Id });

export const DOCUMENT_ENDPOINTS = {
  addCaseDocument: {
    method: 'POST',
    path: '/api/cases/:_id/documents',
    who: 'signed-in',
    params: byId,
    upload: NewDocument,
    reply: { status: 201, schema: UploadAnswer },
    idempotent: true,
  },
  addApplicationDocument: {
    method: 'POST',
    path: '/api/applications/:_id/documents',
    who: 'signed-in',
    params: byId,
    upload: NewDocument,
    reply: { status: 201, schema: UploadAnswer },
    idempotent: true,
  },
  readDocument: {
    method: 'GET',
    path: '/api/documents/:_id',
    who: 'signed-in',
    params: byId,
    reply: { status: 200, schema: z.unknown(), files: DOCUMENT_TYPES },
  },
} as const satisfies Record<string, Endpoint>;
