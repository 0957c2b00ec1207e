/** Under which name each form is kept on the device while something in it is typed and not saved. */
import type { FormName } from '#data/store/form-drafts.ts';

type Of = (id: string) => FormName;

export const formNames = {
  appearance: 'form:settings-appearance',
  notifications: 'form:settings-notifications',
  prediction: 'form:prediction',
  profile: 'form:settings-profile',
  checklist: (caseId) => `form:checklist:${caseId}`,
  conflict: (rowKey) => `form:conflict:${rowKey}`,
  correctCase: (caseId) => `form:correct-case:${caseId}`,
  custody: (caseId) => `form:custody:${caseId}`,
  delay: (caseId) => `form:delay:${caseId}`,
  /** Of a case; the questions follow. */
  facts: (caseId) => `form:facts:${caseId}:`,
  followUp: (step) => `form:follow-up:${step}`,
  message: (text) => `form:message:${text}`,
  nextDate: (caseId) => `form:next-date:${caseId}`,
  scan: (caseId) => `form:scan:${caseId}`,
  papers: (caseId) => `form:papers:${caseId}`,
} as const satisfies Readonly<Record<string, FormName | Of>>;
