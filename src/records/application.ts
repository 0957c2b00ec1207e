/**
 * A bail application: its owner files, amends and withdraws it, and a judge decides it. These acts have rules of
 * their own on device and server.
 */
import * as z from 'zod/mini';
import { Application, NewApplication, PATCHABLE } from '#contract/application/application.ts';
import { Decision } from '#contract/application/order.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { WITHDRAWN } from '#domain/case/status-rules.ts';
import { defineRecord } from './define-record.ts';
import { RECORD_TABLES } from './record-tables.ts';

export const applicationRecord = defineRecord({
  kind: 'application',
  schema: Application,
  parent: { kind: 'case', field: 'caseId' },
  seenBy: 'court',
  verbs: {
    file: {
      op: 'file',
      opVersion: 1,
      endpoint: ENDPOINTS.createApplication,
      body: NewApplication,
      isFiling: true,
      offersEdit: true,
    },
    amend: {
      op: 'amend',
      opVersion: 1,
      endpoint: ENDPOINTS.updateApplication,
      body: z.partialRecord(z.enum(PATCHABLE), z.unknown()),
      offersEdit: true,
      inConflict: 'compare',
    },
    withdraw: {
      op: 'withdraw',
      opVersion: 1,
      endpoint: ENDPOINTS.updateApplication,
      body: z.object({ status: z.literal(WITHDRAWN) }),
      inConflict: 'confirm',
    },
    decide: {
      op: 'decide',
      opVersion: 1,
      endpoint: ENDPOINTS.updateApplication,
      body: Decision,
      undoableUntilSent: true,
      inConflict: 'sign',
    },
  },
  patchable: PATCHABLE,
  ...RECORD_TABLES.application,
  screen: { judge: '/judge-application-view/:id', others: '/application?id=:id' },
  technicalFields: ['caseId', 'lawEdition', 'seenVersion'],
  isCaseload: true,
});
