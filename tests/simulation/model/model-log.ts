/** The model's change logs, two for each reader, and the pages that a cursor is given. */
import type { CourtSeat } from '#contract/case/court.ts';
import { isBeforeCourt } from '#contract/case/court.ts';
import type { RemovalReason } from '#contract/case/history-events.ts';
import { ALL_RECORDS } from '#records/all-records.ts';
import { historyEventWords } from '#text/en/work/history-events.ts';
import { placeKey } from '#kernel/place-key.ts';
import { Refusal, invalid } from '../../../server/http/refusal.ts';
import type { Matter } from '../../../server/storage/matter.ts';
import { canSee, matterOfApplication, matterOfCase } from '../../../server/storage/matter.ts';
import { isShared } from '../../../server/storage/record-kind.ts';
import {
  callerOfUser,
  type Logged,
  logOf,
  type ModelCaller,
  type ModelEntity,
  MODEL_ENTITIES,
  type ModelState,
  tableOf,
} from './model-state.ts';

export interface ModelTouch {
  readonly entity: ModelEntity;
  readonly id: string;
  readonly version: number;
  readonly ownerId: string;
  readonly before?: Matter;
  readonly after?: Matter;
  /** Reason of a removal for all readers. */
  readonly removed?: RemovalReason;
}

const sitsBefore = (seats: readonly CourtSeat[], { court, courtPlace }: Matter): boolean =>
  court !== undefined && isBeforeCourt(seats, { court, courtPlace });

/** Log of records before a judge that are not their own. */
const courtsOf = (userId: string): string => `the courts of ${userId}`;

/** To its owner, to the judges it is before, and to those it was before as a removal. */
export function appendToLogs(state: ModelState, touched: readonly ModelTouch[], at: number): void {
  const changes = oncePerRecord(touched);
  for (const change of [...changes, ...movedWithTheirParents(state, changes)]) {
    for (const user of state.users.values()) append(state, callerOfUser(user), { change, at });
  }
}

function append(
  state: ModelState,
  { user, seats }: ModelCaller,
  { change, at }: { readonly change: ModelTouch; readonly at: number },
): void {
  const { before, after, ownerId, entity, id, version, removed: gone } = change;
  const isTheirs = ownerId === user._id || (after !== undefined && sitsBefore(seats, after));
  const leaves = !isTheirs && before !== undefined && sitsBefore(seats, before);
  if (!isTheirs && !leaves) return;
  const log = logOf(state, ownerId === user._id ? user._id : courtsOf(user._id));
  log.last += 1;
  const removed = gone ?? (leaves ? 'moved' : null);
  log.rows.set(`${entity} ${id}`, { entity, id, version, number: log.last, removed, at });
}

function oncePerRecord(touched: readonly ModelTouch[]): ModelTouch[] {
  const once = new Map<string, ModelTouch>();
  for (const change of touched) {
    const key = `${change.entity} ${change.id}`;
    const first = once.get(key);
    once.set(key, first?.before ? { ...change, before: first.before } : change);
  }
  return [...once.values()];
}

/** Children of a case or an application move with it to another court. */
function movedWithTheirParents(state: ModelState, changes: readonly ModelTouch[]): ModelTouch[] {
  const moved = changes.filter(({ before, after }) => {
    if (!before || !after) return false;
    return before.court !== after.court || placeKey(before.courtPlace) !== placeKey(after.courtPlace);
  });
  return moved.flatMap((parent) =>
    PARTS.filter(({ under }) => under === parent.entity).flatMap(({ entity, sharedBy }) =>
      [...partsOf(state, entity).values()]
        .filter((part) => parentOf(part) === parent.id && isShared({ sharedBy }, part))
        .toSorted((left, right) => (left._id < right._id ? -1 : 1))
        .map(({ _id: id, version }): ModelTouch => Object.assign({}, parent, { entity, id, version })),
    ),
  );
}

/** Records that move to another court with their parent. */
const PARTS = ALL_RECORDS.flatMap(({ kind, parent, seenBy, ...definition }) =>
  seenBy === 'parent' && parent !== null
    ? [
        {
          entity: kind,
          under: parent.kind,
          sharedBy: 'sharedBy' in definition ? definition.sharedBy : undefined,
        },
      ]
    : [],
);

interface Part {
  readonly _id: string;
  readonly version: number;
  readonly caseId?: string;
  readonly applicationId?: string | undefined;
}

/** A document names both. */
const parentOf = ({ caseId, applicationId }: Part): string | undefined => caseId ?? applicationId;

const partsOf = (state: ModelState, entity: ModelEntity): ReadonlyMap<string, Part> => tableOf(state, entity);

export interface PageRequest {
  readonly since: string | null;
  readonly limit: number;
  readonly generations: readonly string[];
  readonly cursor: 'number' | 'time';
  readonly now: number;
}

/** First the changes of the caller's courts, then their own. */
export function pageFor(state: ModelState, caller: ModelCaller, request: PageRequest) {
  const { _id: userId } = caller.user;
  const logs = [logOf(state, courtsOf(userId)), logOf(state, userId)];
  const from =
    request.since === null ? [0, 0] : positionsOf(logs, userId, { ...request, since: request.since });
  const found = logs.flatMap((log, nth) =>
    [...log.rows.values()]
      .filter((row) => (request.cursor === 'time' ? row.at : row.number) > (from[nth] ?? 0))
      .toSorted((a, b) => a.number - b.number)
      .map((row) => ({ nth, row })),
  );
  const rows = found.slice(0, request.limit);
  const next = from.map((position, nth) => {
    const last = rows.findLast((each) => each.nth === nth)?.row.number ?? position;
    return request.cursor === 'time' ? request.now : last;
  });
  const generation = request.generations.at(-1) ?? '';
  return {
    changes: rows.map(({ row }) => changeOf(state, caller, row)),
    next: `${next.join('-')}.${userId}.${generation}`,
    more: found.length > request.limit,
    generation,
  };
}

function positionsOf(
  logs: readonly { readonly last: number; readonly pruned: number }[],
  userId: string,
  { since, generations, cursor }: PageRequest & { readonly since: string },
): number[] {
  const [numbers = '', user = '', generation = ''] = since.split('.');
  if (user !== userId)
    throw invalid({ since: 'Start again without since: this cursor is not one of yours.' });
  if (generation !== generations.at(-1)) {
    throw new Refusal(generations.includes(generation) ? 'history-changed' : 'other-database');
  }
  const given = numbers.split('-').map(Number);
  return logs.map((log, nth) => checkedPosition(log, given[nth] ?? 0, cursor));
}

function checkedPosition(
  log: { readonly last: number; readonly pruned: number },
  at: number,
  cursor: PageRequest['cursor'],
): number {
  if (cursor === 'number' && at > log.last) throw new Refusal('history-changed');
  if (at !== 0 && at < log.pruned) throw new Refusal('cursor-expired');
  return at;
}

function changeOf(state: ModelState, caller: ModelCaller, { entity, id, version, removed }: Logged) {
  const data = removed === null ? seenRecord(state, caller, { entity, id }) : undefined;
  if (data) return { entity, id, version: data.version, data };
  const because = removed ?? 'not-before-you';
  return { entity, id, version, deleted: true, because, reason: historyEventWords.removal[because] };
}

interface RecordAddress {
  readonly entity: ModelEntity;
  readonly id: string;
}

export function seenRecord(state: ModelState, caller: ModelCaller, { entity, id }: RecordAddress) {
  if (entity === 'user') return caller.user;
  const record = tableOf(state, entity).get(id);
  return record && canSee(caller, matterOf(state, { entity, id })) ? record : undefined;
}

const NOBODYS: Matter = { ownerId: '' };

function matterOf(state: ModelState, { entity, id }: RecordAddress): Matter {
  const application = state.applications.get(applicationOf(state, { entity, id }) ?? '');
  if (application) return matterOfApplication(application);
  const record = state.cases.get(caseOf(state, { entity, id }) ?? '');
  if (record) return isOwnersOnly(state, { entity, id }) ? { ownerId: record.ownerId } : matterOfCase(record);
  const ownerId = OWNER_OF[entity]?.(state, id);
  return ownerId === undefined ? NOBODYS : { ownerId };
}

/** The application that determines visibility. */
function applicationOf(state: ModelState, { entity, id }: RecordAddress): string | undefined {
  if (entity === 'application') return id;
  return entity === 'contested' ? state.contested.get(id)?.applicationId : undefined;
}

function isOwnersOnly(state: ModelState, { entity, id }: RecordAddress): boolean {
  const kind = PARTS.find((each) => each.entity === entity);
  const part = kind && partsOf(state, kind.entity).get(id);
  return part !== undefined && !isShared({ sharedBy: kind?.sharedBy }, part);
}

/** The case that determines visibility. */
function caseOf(state: ModelState, { entity, id }: RecordAddress): string | undefined {
  if (entity === 'case') return id;
  const part = PARTS.find((each) => each.entity === entity && each.under === 'case');
  return part && partsOf(state, part.entity).get(id)?.caseId;
}

/** Owner of a private record. */
const OWNER_OF: Partial<Record<ModelEntity, (state: ModelState, id: string) => string | undefined>> = {
  feedback: (state, id) => state.feedback.get(id)?.by._id,
  note: (state, id) => state.notes.get(id)?.by._id,
  'order-draft': (state, id) => state.drafting.get(id),
};

/** All records visible to this user, by kind. */
export function scopeOf(state: ModelState, userId: string): Map<string, { readonly version: number }> {
  const user = state.users.get(userId);
  const scope = new Map<string, { readonly version: number }>();
  if (!user) return scope;
  const caller = callerOfUser(user);
  for (const entity of MODEL_ENTITIES) {
    if (entity === 'user') continue;
    for (const id of tableOf(state, entity).keys()) {
      const record = seenRecord(state, caller, { entity, id });
      if (record) scope.set(`${entity} ${id}`, record);
    }
  }
  return scope;
}
