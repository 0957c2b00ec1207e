/** Records as the server returns them. */
import { v7 } from 'uuid';
import { type Assessment, scoreAssessment } from '#contract/case/assessment.ts';
import { contentFromForm } from '#domain/application/form-content.ts';
import type { Application } from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { Feedback } from '#contract/account/feedback.ts';
import type { Hearing } from '#contract/case/hearing.ts';
import type { Note } from '#contract/case/note.ts';
import { day } from '#kernel/calendar-date.ts';
import { DEFAULT_ANSWERS, DEFAULT_WEIGHTS } from '#law/risk/checklist.ts';
import { filledForm, judge, lawyer } from './test-device.ts';

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

export function serverAssessment(change: Partial<Assessment> = {}): Assessment {
  return {
    ...scoreAssessment({ answers: DEFAULT_ANSWERS, weights: DEFAULT_WEIGHTS }),
    _id: v7(),
    caseId: v7(),
    version: 1,
    factors: ['Criminal history: Low.'],
    at: '2026-11-20T05:00:00.000Z',
    by: { _id: lawyer._id, name: lawyer.name, role: lawyer.role },
    ...change,
  };
}

export function serverHearing(change: Partial<Hearing> = {}): Hearing {
  return {
    _id: v7(),
    version: 1,
    caseId: v7(),
    date: day('2026-11-25'),
    time: '10:30',
    purpose: 'arguments',
    notices: [],
    state: 'listed',
    at: '2026-11-20T05:00:00.000Z',
    by: { _id: judge._id, name: judge.name, role: judge.role },
    ...change,
  };
}

export function serverNote(change: Partial<Note> = {}): Note {
  return {
    _id: v7(),
    version: 1,
    caseId: v7(),
    text: 'Ask about the recovery.',
    at: '2026-11-20T05:00:00.000Z',
    by: { _id: judge._id, name: judge.name, role: judge.role },
    ...change,
  };
}

export function serverFeedback(change: Partial<Feedback> = {}): Feedback {
  return {
    _id: v7(),
    version: 1,
    feedbackType: 'issue',
    subject: 'BNS 304: Wrong punishment or classification',
    message: 'The maximum is three years.',
    appVersion: '0.1.0',
    about: { kind: 'provision', code: 'BNS', section: '304', fault: 'punishment' },
    at: '2026-11-20T05:00:00.000Z',
    by: { _id: lawyer._id, name: lawyer.name, role: lawyer.role },
    ...change,
  };
}

export function serverCase(change: Partial<CaseRecord> = {}): CaseRecord {
  return {
    _id: v7(),
    version: 1,
    ownerId: lawyer._id,
    title: 'Ramesh Jadhav v. The State',
    firNumber: '0218/2024',
    policeStation: 'Hadapsar',
    court: 'sessions',
    courtPlace: 'Pune',
    filingDate: day('2026-11-20'),
    dcmCategory: 'Standard',
    applicant: { name: 'Ramesh Jadhav' },
    respondent: 'State of Maharashtra',
    charges: ['BNS 303(2)'],
    description: '',
    status: 'Pending',
    createdAt: '2026-11-20T05:00:00.000Z',
    ...change,
  };
}
