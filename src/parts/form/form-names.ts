/** Storage names of form drafts. */
type NameOf = (id: string) => string;

export const formNames = {
  appearance: 'settings-appearance',
  notifications: 'settings-notifications',
  prediction: 'prediction',
  profile: 'settings-profile',
  checklist: (caseId) => `checklist:${caseId}`,
  conflict: (rowKey) => `conflict:${rowKey}`,
  askConditions: (applicationId) => `ask-conditions:${applicationId}`,
  changeConditions: (orderId) => `change-conditions:${orderId}`,
  correctOrder: (orderId) => `correct-order:${orderId}`,
  correctCase: (caseId) => `correct-case:${caseId}`,
  custody: (caseId) => `custody:${caseId}`,
  delay: (caseId) => `delay:${caseId}`,
  /** Prefix for a case; the questions follow. */
  facts: (caseId) => `facts:${caseId}:`,
  followUp: (step) => `follow-up:${step}`,
  message: (text) => `message:${text}`,
  nextDate: (caseId) => `next-date:${caseId}`,
  scan: (caseId) => `scan:${caseId}`,
  /** Readings of a received paper. */
  paper: (itemId) => `paper:${itemId}`,
  pastedPaper: 'pasted-paper',
  papers: (caseId) => `papers:${caseId}`,
} as const satisfies Readonly<Record<string, string | NameOf>>;
