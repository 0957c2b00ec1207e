/** `POST /cases/import`: the bytes of a CSV or JSON file. */
import { createHash } from 'node:crypto';
import { IMPORT_TYPES } from '#contract/case/case-import.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, route } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import { importCases, preparedRows } from './import-cases.ts';

/** Receive more than the limit, so that the sentence names it. */
const RECEIVED = 4;

export function importRoutes({ app, ports }: Api): void {
  const { bytes: mostBytes, rows: mostRows } = ports.config.imports;
  // own scope: the file is read in a thread and not as the JSON of other calls
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser<Buffer>(
      [...IMPORT_TYPES],
      { parseAs: 'buffer', bodyLimit: RECEIVED * mostBytes },
      (_request, body, done) => done(null, body),
    );
    route({ app: scope, ports }, 'importCases', async (call) => {
      const { body, headers } = call.request;
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      if (bytes.length > mostBytes) throw tooLarge(mostBytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const read = await ports.tasks.run(call.caller.user._id, 'readImport', {
        bytes: new Uint8Array(bytes),
        isJson: /^application\/json\b/i.test(headers['content-type'] ?? ''),
        today: dayInIndia(ports.now()),
        mostRows,
      });
      if (read.kind === 'unread') throw new Refusal('invalid-request', { msg: read.msg });
      const dryRun = call.query.dryRun === 'true';
      const owner = { ownerId: call.caller.user._id, now: ports.now(), newId: ports.newId };
      const rows = await preparedRows(read.rows, owner);
      return writeCall(ports, { ...call, content: sha256 }, importCases({ rows, dryRun }));
    });
  });
}

const MB = 1_048_576;

const tooLarge = (most: number): Refusal =>
  new Refusal('too-large', {
    msg: `The file is larger than ${Math.floor(most / MB)} MB. Split it, and send the parts one after the other.`,
  });
