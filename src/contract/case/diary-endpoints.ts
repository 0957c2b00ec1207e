/** Endpoints of the case diary. */
import * as z from 'zod/mini';
import { DiaryEntry, NewDiaryEntry } from './diary.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/primitives.ts';

const byId = z.object({ _id: Id });

export const DIARY_ENDPOINTS = {
  listDiary: {
    method: 'GET',
    path: '/api/cases/:_id/diary',
    who: 'signed-in',
    params: byId,
    reply: { status: 200, schema: z.array(DiaryEntry) },
  },
  addDiaryEntry: {
    method: 'POST',
    path: '/api/cases/:_id/diary',
    who: 'signed-in',
    params: byId,
    body: NewDiaryEntry,
    reply: { status: 201, schema: DiaryEntry },
    idempotent: true,
  },
  correctDiaryEntry: {
    method: 'PUT',
    path: '/api/diary/:_id',
    who: 'signed-in',
    params: byId,
    body: NewDiaryEntry,
    reply: { status: 201, schema: DiaryEntry },
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
