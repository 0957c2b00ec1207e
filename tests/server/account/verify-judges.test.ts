/** Judges of a CSV file: all of them or none, with a report of each row. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 } from 'uuid';
import { afterAll, expect, it } from 'vitest';
import { csvRows } from '../../../server/operator/csv-rows.ts';
import { verifyJudgesCommand } from '../../../server/operations/commands/verify-judges.ts';
import { readJudges } from '../../../server/operator/read-judges.ts';
import { fc } from '../../support/fast-check.ts';
import { operatorSays } from '../../support/operator-says.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();
const folder = mkdtempSync(path.join(tmpdir(), 'judges-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = 'email,name,designation,courts';

async function runs(lines: readonly string[], ...more: string[]): Promise<string> {
  const file = path.join(folder, `${v7()}.csv`);
  writeFileSync(file, [HEAD, ...lines].join('\r\n'));
  return operatorSays(verifyJudgesCommand, server.ports, ...more, '--file', file);
}

const emailOf = async (confirmed = true): Promise<string> => {
  const { user } = await server.makeUser('judge', []);
  await server.pool.query('UPDATE users SET email_confirmed = $2 WHERE _id = $1', [user._id, confirmed]);
  return user.email;
};

const seats = async (email: string): Promise<number> => {
  const { rows } = await server.pool.query(
    'SELECT count(*)::int AS n FROM judge_seats JOIN users ON users._id = user_id WHERE email = $1',
    [email],
  );
  return rows[0].n;
};

const audited = async (): Promise<number> =>
  (await server.pool.query("SELECT count(*)::int AS n FROM audit WHERE action = 'verify-judge'")).rows[0].n;

it('verifies every judge of a file and reports each row', async () => {
  const [one, two] = [await emailOf(), await emailOf()];
  const before = await audited();
  const said = await runs([
    `${one},Arvind Rao,"Judge, Fast Track",sessions:Pune;magistrate:Pune`,
    '',
    `${two.toUpperCase()},N. Bhosale,District Judge,high`,
  ]);
  expect(said).toContain('Verified 2 judges.');
  expect(said).toContain(`Row 2: Arvind Rao (${one}) sits in:`);
  expect(said).toContain(`Row 4: N. Bhosale (${two}) sits in:`);
  expect([await seats(one), await seats(two), (await audited()) - before]).toEqual([2, 1, 2]);
});

it('reports a dry run as the import would, and changes nothing', async () => {
  const email = await emailOf();
  const before = await audited();
  const said = await runs([`${email},Arvind Rao,District Judge,sessions:Pune`], '--check');
  expect(said).toContain('can be imported: 1 judge. Nothing was changed.');
  expect(said).toContain(`Row 2: Arvind Rao (${email}) sits in:`);
  expect([await seats(email), await audited()]).toEqual([0, before]);
});

it('verifies nobody if one row has a fault, and names every such row', async () => {
  const [good, unconfirmed] = [await emailOf(), await emailOf(false)];
  const { user: lawyer } = await server.makeUser('lawyer');
  const rows = [
    `${good},Arvind Rao,District Judge,sessions:Pune`,
    `${unconfirmed},A. Rao,District Judge,sessions:Pune`,
    `${lawyer.email},A. Rao,District Judge,sessions:Pune`,
    'nobody@example.in,A. Rao,District Judge,sessions:Pune',
  ];
  for (const more of [['--check'], []]) {
    const refused = runs(rows, ...more);
    await expect(refused).rejects.toThrow('Nothing was changed.');
    await expect(refused).rejects.toThrow(
      /has 3 faults:\n {2}Row 3: .*not confirmed.*\n {2}Row 4: .*lawyer.*\n {2}Row 5: No account/,
    );
  }
  expect(await seats(good)).toBe(0);
});

const faultOf = (text: string): string => {
  const read = readJudges(new TextEncoder().encode(text));
  return read.ok ? '' : read.error.join('\n');
};

it.each([
  [
    'a wrong court',
    `${HEAD}\na@b.in,A,B,district:Pune`,
    'Row 2: district:Pune is no court. Write magistrate',
  ],
  ['no court', `${HEAD}\na@b.in,A,B,`, 'Row 2: Write at least one court.'],
  ['a judge twice', `${HEAD}\na@b.in,A,B,high\nA@b.in,A,B,high`, 'Row 3: a@b.in is in row 2 too.'],
  ['no e-mail', `${HEAD}\nRao,A,B,high`, 'Row 2: Write the e-mail'],
  ['two lines in a name', `${HEAD}\na@b.in,"A\nB",B,high`, 'Row 2: Write the name in one line'],
  [
    'other columns',
    'mail,name\na@b.in,A',
    'The first row must name these columns: email,name,designation,courts.',
  ],
  ['a further cell', `${HEAD}\na@b.in,Rao, A.,Judge,high`, 'Row 2 has more cells'],
  ['an open quote', `${HEAD}\na@b.in,"Rao,Judge,high`, 'Row 2 has a quote inside a cell.'],
  ['no row', `${HEAD}\n`, 'no judge under its first row'],
  ['no content', '', 'The first row must name'],
])('names the fault of a file with %s', (_name, text, fault) => {
  expect(faultOf(text)).toContain(fault);
});

it('refuses a file that is not UTF-8 or too large', () => {
  expect(readJudges(new Uint8Array([0xff, 0xfe, 0x41]))).toMatchObject({
    ok: false,
    error: [expect.stringContaining('not UTF-8')],
  });
  expect(readJudges(new Uint8Array(300_000))).toMatchObject({
    ok: false,
    error: [expect.stringContaining('256 kB')],
  });
});

it('reads semicolons and a byte order mark as spreadsheets write them', () => {
  const text = '\uFEFFemail;name;designation;courts\r\na@b.in;A;B;sessions:Pune|high\r\n';
  expect(readJudges(new TextEncoder().encode(text))).toMatchObject({
    ok: true,
    value: [
      { email: 'a@b.in', appointment: { courts: [{ kind: 'sessions', place: 'Pune' }, { kind: 'high' }] } },
    ],
  });
});

it('reads every cell back that is written in quotes', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (cells) => {
      const text = `a\r\n${cells.map((cell) => `"${cell.replaceAll('"', '""')}"\r\n`).join('')}`;
      const read = csvRows(text, ['a']);
      const wanted = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
      expect(read.ok && read.value.map(({ cells: row }) => row['a'])).toEqual(wanted);
    }),
  );
});
