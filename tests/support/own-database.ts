/** A database of the test's own, copied from the migrated template: quicker than migrating each. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { Pool } from 'pg';

export const TEMPLATE = 'zamanat_template';

export async function ownDatabase(): Promise<Pool> {
  const host = await hostOfTheRun();
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = new Pool({ host, user: 'app', database: 'postgres', max: 1 });
  try {
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
  } finally {
    await admin.end();
  }
  return new Pool({ host, user: 'app', database: name, max: 12 });
}

async function hostOfTheRun(): Promise<string> {
  const address = process.env['ZAMANAT_TEST_DATABASE'];
  if (!address) throw new Error('No test database: run through Vitest, whose configuration offers it.');
  const answer = await new Promise<string>((resolve, reject) => {
    let heard = '';
    connect(address)
      .setEncoding('utf8')
      .on('data', (text: string) => {
        heard += text;
      })
      .once('end', () => {
        resolve(heard);
      })
      .once('error', reject);
  });
  if (!answer.startsWith('/')) throw new Error(`The test database ${answer}`);
  return answer;
}
