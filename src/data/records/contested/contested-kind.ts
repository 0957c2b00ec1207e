/** Contested points of an application: entered and marked by its judge, seen by its maker too. */
import * as z from 'zod/mini';
import { Contested, CONTESTED_PATCHABLE, NewContested } from '#contract/contested.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { RowSubject } from '#data/outbox/outbox-row.ts';
import {
  type ChangedSubject,
  isWriting,
  reopenWritten,
  type WrittenText,
  writtenKind,
  type WrittenSpec,
  type WrittenSubject,
} from '#data/records/written-kind.ts';

declare module '#data/outbox/outbox-row.ts' {
  interface Operations {
    'contest-point': {
      readonly entity: 'contested';
      readonly body: WrittenText;
      readonly subject: WrittenSubject;
    };
    'change-point': {
      readonly entity: 'contested';
      readonly body: WrittenText;
      readonly subject: ChangedSubject;
    };
    'remove-point': {
      readonly entity: 'contested';
      readonly body: WrittenText;
      readonly subject: RowSubject;
    };
  }
}

const reopen = reopenWritten('contested');
const opVersion = 7;
const patch = z.record(z.string(), z.unknown());

export const CONTESTED: WrittenSpec<Contested> = {
  entity: 'contested',
  table: 'contested',
  schema: Contested,
  partOf: { entity: 'application', table: 'applications', index: 'applicationId' },
  parent: { entity: 'application', field: 'applicationId' },
  fields: CONTESTED_PATCHABLE,
  ops: { write: 'contest-point', change: 'change-point', remove: 'remove-point' },
  opVersion,
  pauseMs: 0,
  operations: {
    'contest-point': {
      opVersion,
      endpoint: ENDPOINTS.contestPoint,
      pathOf: (row) =>
        isWriting(CONTESTED, row) ? ENDPOINTS.contestPoint.path.replace(':_id', row.subject.under) : '',
      body: NewContested,
      onlyMarked: true,
      reopen,
    },
    'change-point': { opVersion, endpoint: ENDPOINTS.updateContested, body: patch, onlyMarked: true, reopen },
    'remove-point': { opVersion, endpoint: ENDPOINTS.deleteContested, body: patch, reopen },
  },
};

export const contestedKind = writtenKind(CONTESTED);
