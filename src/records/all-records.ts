/** Every kind of record that devices sync, in the order in which a page of changes is applied. */
import { applicationRecord } from './application.ts';
import { assessmentRecord } from './assessment.ts';
import { caseRecord } from './case.ts';
import { contestedPointRecord } from './contested-point.ts';
import type { Role } from '#contract/account/user.ts';
import type { RecordDefinition } from './define-record.ts';
import { diaryRecord } from './diary-entry.ts';
import { documentRecord } from './document.ts';
import { feedbackRecord } from './feedback.ts';
import { hearingRecord } from './hearing.ts';
import { noteRecord } from './note.ts';
import { orderDraftRecord } from './order-draft.ts';
import { userRecord } from './user.ts';

export const ALL_RECORDS = [
  applicationRecord,
  caseRecord,
  assessmentRecord,
  contestedPointRecord,
  documentRecord,
  diaryRecord,
  feedbackRecord,
  hearingRecord,
  noteRecord,
  orderDraftRecord,
  userRecord,
] as const;

/** The name of a defined kind. */
export type DefinedKind = (typeof ALL_RECORDS)[number]['kind'];

/** Undefined for a kind of a newer release. */
export const definitionOf = (kind: string): AnyRecord | undefined =>
  ALL_RECORDS.find((record) => record.kind === kind);

type AnyRecord = Omit<RecordDefinition<unknown>, 'schema' | 'parent' | 'patchable' | 'sharedBy'> & {
  readonly sharedBy?: string;
  readonly parent: { readonly kind: string; readonly field: string } | null;
};

/** The address of a record for this role; the dashboard for an unknown kind. */
export function screenOf({ role }: Reader, kind: string, id: string): string {
  const screen = definitionOf(kind)?.screen;
  if (screen === null) return `/record/${kind}/${id}`;
  if (screen === undefined) return role === 'judge' ? '/judge-dashboard' : '/dashboard';
  const path = typeof screen === 'string' ? screen : role === 'judge' ? screen.judge : screen.others;
  return path.replace(':id', id);
}

interface Reader {
  readonly role: Role;
}

/** One entry per defined kind, in the order of the definitions. A missing kind is a type error. */
export const perKind = <Part>(parts: Readonly<Record<DefinedKind, Part>>): Part[] =>
  ALL_RECORDS.map(({ kind }) => parts[kind]);
