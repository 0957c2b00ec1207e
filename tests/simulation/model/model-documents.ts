/** Documents in the model: metadata only. It knows the received and the expected number of bytes. */
import { NewDocument } from '#contract/case/document.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import {
  newDocument,
  refuseTakenDocument,
  withDocument,
} from '../../../server/kinds/document/new-document.ts';
import { canSee, matterOfApplication, matterOfCase } from '../../../server/storage/matter.ts';
import { type Answer, created, ok } from '../../../server/http/answer.ts';
import { invalid, Refusal } from '../../../server/http/refusal.ts';
import { type WriteAct, known, type ModelWrite } from './model-writes.ts';

interface Place {
  readonly of: 'application' | 'case';
  readonly id: string;
}

/** Runs before the key is stored: rejects unauthorised callers and incomplete files. */
export type Receiving = (write: ModelWrite, id: string, body: unknown) => void;

export const receiveForCase: Receiving = (write, id, body) => receive(write, { of: 'case', id }, body);
export const receiveForApplication: Receiving = (write, id, body) =>
  receive(write, { of: 'application', id }, body);

function receive(write: ModelWrite, place: Place, body: unknown): void {
  caseOf(write, place);
  const { sha256, size } = isRecord(body) ? body : {};
  if (write.sizeOf(String(sha256)) !== size) {
    throw invalid({ sha256: 'The file did not arrive whole. Send it again.' });
  }
}

function caseOf({ state, caller }: ModelWrite, { of, id }: Place) {
  const application = of === 'application' ? state.applications.get(id) : undefined;
  if (of === 'application' && (!application || !canSee(caller, matterOfApplication(application)))) {
    throw new Refusal('not-found');
  }
  const record = state.cases.get(application?.caseId ?? id);
  if (!record || !canSee(caller, matterOfCase(record))) throw new Refusal('not-found');
  return record;
}

export const addToCase: WriteAct = (write, id, body) => add(write, { of: 'case', id }, body);
export const addToApplication: WriteAct = (write, id, body) => add(write, { of: 'application', id }, body);

function add(write: ModelWrite, place: Place, given: unknown): Answer {
  const { state, touch } = write;
  const record = caseOf(write, place);
  const caseDocument = newDocument(write, fileOf(write, NewDocument.parse(known(given))), {
    caseId: record._id,
    ...(place.of === 'application' && { applicationId: place.id }),
  });
  const current = state.documents.get(caseDocument._id);
  if (current) {
    refuseTakenDocument(write, current, caseDocument);
    const parent = place.of === 'case' ? state.cases.get(place.id) : state.applications.get(place.id);
    return ok({ ...current, parentVersion: parent?.version ?? 1 });
  }
  const parentVersion =
    place.of === 'case' ? moveCase(write, place.id) : moveApplication(write, place.id, caseDocument.name);
  state.documents.set(caseDocument._id, caseDocument);
  const after = matterOfCase(record);
  touch({ entity: 'document', id: caseDocument._id, version: 1, ownerId: record.ownerId, after });
  return created({ ...caseDocument, parentVersion });
}

/** PDF is the only type in this simulation; the server detects it from the bytes. */
const fileOf = ({ sizeOf }: ModelWrite, words: NewDocument) => {
  const { sha256 = '' } = words;
  return { words, sha256, size: sizeOf(sha256) ?? 0, type: 'application/pdf' } as const;
};

function moveCase({ state, touch }: ModelWrite, id: string): number {
  const record = state.cases.get(id);
  if (!record) throw new Refusal('not-found');
  const version = record.version + 1;
  state.cases.set(id, { ...record, version });
  const matter = matterOfCase(record);
  touch({ entity: 'case', id, version, ownerId: record.ownerId, before: matter, after: matter });
  return version;
}

function moveApplication({ state, touch, caller, now }: ModelWrite, id: string, name: string): number {
  const application = state.applications.get(id);
  if (!application) throw new Refusal('not-found');
  const next = withDocument({ caller, now }, application, name);
  state.applications.set(id, next);
  const matter = matterOfApplication(next);
  touch({
    entity: 'application',
    id,
    version: next.version,
    ownerId: next.createdBy,
    before: matter,
    after: matter,
  });
  return next.version;
}
