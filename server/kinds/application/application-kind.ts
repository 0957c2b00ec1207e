import { type Application, contentOf } from '#contract/application/application.ts';
import { formerContents } from '#domain/application/amendments.ts';
import { UNDECIDED } from '#domain/case/status-rules.ts';
import { type Answer, ok } from '#server/http/answer.ts';
import { listAnswer } from '#server/http/list-answer.ts';
import { type Api, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import type { WriteRequest } from '#server/http/write.ts';
import {
  sendVisibleRecord,
  listHandling,
  listVisibleRecords,
  readVisibleRecord,
} from '#server/records/records.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { applicationRecord } from '#records/application.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { pageOf } from '#server/http/page-query.ts';
import { DOCUMENTS } from '#server/storage/joined-documents.ts';
import { HEARINGS, nextDateAs } from '#server/storage/joined-hearings.ts';
import { recordQuery } from '#server/storage/read-record.ts';
import { countRequest } from '#server/http/limits.ts';
import { spendQuota } from '#server/http/quotas.ts';
import { Refusal } from '#server/http/refusal.ts';
import { TaskStopped } from '#server/threads/thread.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { createApplication } from '#server/acts/file/create-application.ts';
import { filingQuery, fileInOneStatement } from '#server/acts/file/file-in-one-statement.ts';
import { composerOf } from '#server/papers/composer.ts';
import { filedPapersOf, newestPaperOf } from '#server/papers/filed-papers.ts';
import { printContextOf } from '#server/papers/print-context.ts';
import { changeConditions } from '#server/acts/decide/change-conditions.ts';
import { updateApplication } from '#server/acts/decide/update-application.ts';
import { transferApplication } from '#server/acts/transfer/transfer-application.ts';
import { hearingKind } from '#server/kinds/hearing/hearing-kind.ts';

export const applicationKind: WithRoutes<StoredKind<Application>> = {
  ...definedKind(applicationRecord),
  joined: {
    parts: [
      {
        from: `hearings AS hearing WHERE hearing.case_id = own.case_id
          AND coalesce(hearing.record->>'applicationId', own._id::text) = own._id::text`,
        fields: `jsonb_build_object('hearings', ${HEARINGS}) || ${nextDateAs('hearingDate')}`,
      },
      {
        from: 'documents AS document WHERE document.application_id = own._id',
        fields: `jsonb_build_object('documents', ${DOCUMENTS})`,
      },
    ],
    none: '', // the stored record already contains these fields
  },
  routes: applicationRoutes,
};

function applicationRoutes(api: Api): void {
  const { ports } = api;
  const recordOf = recordQuery(applicationKind);
  route(api, 'listApplications', listHandling(ports, applicationKind));
  route(api, 'pendingApplications', async (call) => {
    const page = pageOf(call.query);
    const listing = { kind: applicationKind, page, where: `status = '${UNDECIDED}'` };
    return listAnswer(call.request, await listVisibleRecords(ports, call, listing), page);
  });
  route(api, 'createApplication', {
    beside: ({ body }) => filingQuery(body),
    handle: async (call) => {
      const compose = composerOf(ports, call.caller.user._id);
      const atOnce = async (writeRequest: WriteRequest): Promise<Answer | undefined> =>
        fileInOneStatement(ports, writeRequest, { ...call, compose });
      return writeCall(ports, { ...call, inOneStatement: atOnce }, createApplication(call.body, compose));
    },
  });
  route(api, 'readApplication', {
    beside: ({ params }) => recordOf(params._id, ports),
    handle: async (call) => sendVisibleRecord(ports, call, { kind: applicationKind, id: call.params._id }),
  });
  route(api, 'updateApplication', async (call) =>
    writeCall(
      ports,
      call,
      updateApplication(call.params._id, call.body, composerOf(ports, call.caller.user._id)),
    ),
  );
  route(api, 'changeConditions', async (call) =>
    writeCall(ports, call, changeConditions(call.params, call.body)),
  );
  route(api, 'transferApplication', async (call) =>
    writeCall(ports, call, transferApplication(hearingKind, call.params._id, call.body)),
  );
  route(api, 'filedPapers', async ({ caller, params }) => {
    await readVisibleRecord(ports, caller, { kind: applicationKind, id: params._id, action: 'read' });
    return ok({ papers: await filedPapersOf(sqlOf(ports.pool), params._id) });
  });
  downloadRoute(api);
}

const KINDS = {
  PDF: { type: 'application/pdf', file: 'bail-application.pdf', task: 'pdf' },
  DOCX: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    file: 'bail-application.docx',
    task: 'docx',
  },
} as const;

function downloadRoute(api: Api): void {
  const { tasks, pool, config, now } = api.ports;
  route(api, 'downloadApplication', async ({ caller, params, query }) => {
    const downloadQuery = { kind: applicationKind, id: params._id, action: 'download' } as const;
    const record = await readVisibleRecord(api.ports, caller, downloadQuery);
    const bucket = `print:${caller.user._id}`;
    await countRequest(sqlOf(pool), { bucket, limit: config.limits.printsPerUser, seconds: 60 }, now());
    await spendQuota(api.ports, { kind: 'prints', userId: caller.user._id, amount: 1 });
    const sql = sqlOf(pool);
    const stored = await newestPaperOf(sql, record);
    const content = contentOf(record);
    const former = formerContents(content, record.amendments);
    const context = { ...(await printContextOf(sql, record)), stored, former };
    const { type, file, task } = KINDS[query.format];
    const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${file}"` };
    const printed = tasks.run(caller.user._id, task, content, context);
    return ok(Buffer.from(await printed.catch(refuseLongPaper)), headers);
  });
}

function refuseLongPaper(error: unknown): never {
  if (!(error instanceof TaskStopped)) throw error;
  throw new Refusal('unavailable', {
    msg: 'This paper takes the server too long. Open the application in the app and save the paper there.',
  });
}
