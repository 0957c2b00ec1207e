/** Endpoints of private notes and contested points. */
import * as z from 'zod/mini';
import { ContestedPoint, NewContested } from './case/contested.ts';
import type { Endpoint } from './endpoint.ts';
import { NewNote, Note } from './case/note.ts';
import { Id } from './primitives.ts';

const byId = z.object({ _id: Id });

export const WRITTEN_ENDPOINTS = {
  listNotes: {
    method: 'GET',
    path: '/api/cases/:_id/notes',
    who: 'signed-in',
    params: byId,
    reply: { status: 200, schema: z.array(Note) },
  },
  createNote: {
    method: 'POST',
    path: '/api/cases/:_id/notes',
    who: 'signed-in',
    params: byId,
    body: NewNote,
    reply: { status: 201, schema: Note },
    idempotent: true,
  },
  updateNote: {
    method: 'PUT',
    path: '/api/notes/:_id',
    who: 'signed-in',
    params: byId,
    body: z.looseObject({}),
    reply: { status: 200, schema: Note },
    idempotent: true,
  },
  deleteNote: {
    method: 'DELETE',
    path: '/api/notes/:_id',
    who: 'signed-in',
    params: byId,
    reply: { status: 204, schema: z.undefined() },
    idempotent: true,
  },
  listContested: {
    method: 'GET',
    path: '/api/applications/:_id/contested',
    who: 'signed-in',
    params: byId,
    reply: { status: 200, schema: z.array(ContestedPoint) },
  },
  /** A judge enters a point; the filer enters a request for other conditions only. */
  contestPoint: {
    method: 'POST',
    path: '/api/applications/:_id/contested',
    who: 'signed-in',
    params: byId,
    body: NewContested,
    reply: { status: 201, schema: ContestedPoint },
    idempotent: true,
  },
  updateContested: {
    method: 'PUT',
    path: '/api/contested/:_id',
    who: 'judge',
    params: byId,
    body: z.looseObject({}),
    reply: { status: 200, schema: ContestedPoint },
    idempotent: true,
  },
  /** A judge removes a point; the filer takes back an open request. */
  deleteContested: {
    method: 'DELETE',
    path: '/api/contested/:_id',
    who: 'signed-in',
    params: byId,
    reply: { status: 204, schema: z.undefined() },
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
