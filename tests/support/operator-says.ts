/** A command of the operator, carried out on the database of a test. */
import type { Command } from '../../server/operations/commands/command.ts';
import type { OperatorPorts } from '../../server/ports.ts';

export async function operatorSays(
  command: Command,
  ports: Omit<OperatorPorts, 'operator'>,
  ...words: string[]
): Promise<string> {
  const act = await command.read(words, ports);
  return typeof act === 'string' ? act : act({ ...ports, operator: 'clerk' });
}
