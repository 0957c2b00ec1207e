/** A service account made by the command of the operator, and its calls. */
import { addServiceCommand } from '../../../server/operations/commands/service-accounts.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { operatorSays } from '../../support/operator-says.ts';
import type { TestServer } from '../../support/test-server.ts';

export const UNTIL = ['--until', '31-12-2027'] as const;

/** The token in the text of the command. */
export const tokenIn = (text: string): string => /zsa_[\w-]{43}/.exec(text)?.[0] ?? '';

let made = 0;

export async function addedService(
  server: TestServer,
  ...words: readonly string[]
): Promise<{ readonly name: string; readonly token: string; readonly calls: Calls }> {
  const name = `Program ${++made}`;
  const text = await operatorSays(addServiceCommand, server.ports, '--name', name, ...UNTIL, ...words);
  const token = tokenIn(text);
  return { name, token, calls: callsOf(server, { token }) };
}
