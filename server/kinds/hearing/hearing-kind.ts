import type { Hearing } from '#contract/case/hearing.ts';
import { ok } from '#server/http/answer.ts';
import { type Api, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { hearingRecord } from '#records/hearing.ts';
import { auditRecords } from '#server/records/records.ts';
import { entriesOfDay, entriesToCome, groupedByCategory } from './calendar.ts';
import { listForApplication, listForCase } from '#server/acts/hear/list-hearing.ts';
import { updateHearing } from '#server/acts/hear/update-hearing.ts';

/** Child of its case, even if it belongs to one application. Everyone who sees the case sees it. */
export const hearingKind: WithRoutes<StoredKind<Hearing>> = {
  ...definedKind(hearingRecord),
  routes: hearingRoutes,
};

function hearingRoutes(api: Api): void {
  const { ports } = api;
  const kind = hearingKind;
  route(api, 'listCaseHearing', async (call) =>
    writeCall(ports, call, listForCase(kind, call.params._id, call.body)),
  );
  route(api, 'listApplicationHearing', async (call) =>
    writeCall(ports, call, listForApplication(kind, call.params._id, call.body)),
  );
  route(api, 'updateHearing', async (call) =>
    writeCall(ports, call, updateHearing(kind, call.params._id, call.body)),
  );
  route(api, 'judgeCalendar', async ({ caller, query }) => {
    const entries = await entriesToCome(ports, caller, query);
    await auditRecords(ports, caller, entries.map(carried));
    return ok(entries);
  });
  route(api, 'judgeToday', async ({ caller }) => {
    const entries = await entriesOfDay(ports, caller);
    await auditRecords(ports, caller, entries.map(carried));
    return ok(groupedByCategory(entries));
  });
}

const carried = ({ _id: id, version }: Pick<Hearing, '_id' | 'version'>) =>
  ({ entity: 'hearing', id, version }) as const;
