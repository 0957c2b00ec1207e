import { personName } from '#contract/primitives.ts';
import { err, ok, type Result } from '#kernel/result.ts';

const IssuedText = personName(120, 'Give the name and the designation as one line of text.');

/** Name or designation of a judge, as on a paper: one line, without addresses and control characters. */
export function readIssuedText(given: string): Result<string, string> {
  const parsed = IssuedText.safeParse(given);
  if (parsed.success) return ok(parsed.data);
  return err(parsed.error.issues[0]?.message ?? 'Give one line of text.');
}
