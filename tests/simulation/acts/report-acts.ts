/** Records that are only added: assessments, error reports, feedback. */
import { DEFAULT_ANSWERS, DEFAULT_WEIGHTS } from '#law/risk/checklist.ts';
import { saveAssessment } from '#data/records/assessment/save-assessment.ts';
import { saveReportDraft } from '#data/records/feedback/report-drafts.ts';
import { reportError } from '#data/records/feedback/report-error.ts';
import { anyCase } from './application-acts.ts';
import type { Area } from '../area.ts';
import type { Person } from '../person.ts';

async function assess(person: Person): Promise<boolean> {
  const { db, ports } = person;
  const row = await anyCase(person);
  if (!row) return false;
  const saved = { caseId: row._id, factors: [], answers: DEFAULT_ANSWERS, weights: DEFAULT_WEIGHTS };
  return (await saveAssessment(db, ports, saved)).ok;
}

async function report({ db, ports, words }: Person): Promise<boolean> {
  const card = 'BNS 304';
  const draft = { title: card, fault: 'punishment', message: words(), email: '' } as const;
  await saveReportDraft(db, card, draft);
  const subject = `${card}: Wrong punishment or classification`;
  return (await reportError(db, ports, { ...draft, card, code: 'BNS', section: '304', subject })).ok;
}

/** In general, from another program: a device queues it only where a restored server has lost it. */
async function sendFeedback({ device, words, random }: Person): Promise<boolean> {
  const { server, ledger } = device.around;
  const key = random.id();
  ledger.elsewhere.add(key);
  server.answer('/api/feedback', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-auth-token': server.signIn(device.user._id),
      'idempotency-key': key,
    },
    body: JSON.stringify({
      _id: random.id(),
      feedbackType: 'general',
      subject: 'In general',
      message: words(),
    }),
  });
  return false;
}

export const reports: Area = {
  'assessment assess': { often: 1, doing: assess },
  'feedback report-error': { often: 1, doing: report },
  'feedback send-feedback': { often: 0.3, doing: sendFeedback },
};
