/** Records as the server answers them. */
import { v7 } from 'uuid';
import { contentFromForm } from '#contract/application-form.ts';
import type { Application } from '#contract/application.ts';
import { filledForm, lawyer } from './test-device.ts';

export function serverApplication(change: Partial<Application> = {}): Application {
  const content = contentFromForm(filledForm());
  if (!content.ok) throw new Error(JSON.stringify(content.error));
  return {
    ...content.value,
    _id: v7(),
    caseId: v7(),
    version: 1,
    applicationNumber: 'BA/2026/000001',
    status: 'Pending',
    createdAt: '2026-11-20T05:00:00.000Z',
    createdBy: lawyer._id,
    applicantId: lawyer._id,
    updates: [],
    documents: [],
    hearings: [],
    orders: [],
    ...change,
  };
}
