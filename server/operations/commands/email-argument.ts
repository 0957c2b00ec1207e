import { UsageError } from './command.ts';

/** The e-mail of an account as the first argument of a command. */
export function emailFrom(given: string | undefined): string {
  if (given === undefined || !given.includes('@')) throw new UsageError('Name the e-mail of the account.');
  return given.trim().toLowerCase();
}
