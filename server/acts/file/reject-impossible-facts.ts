/** Rejects impossible facts by field at filing and amendment. Facts outside the tables pass. */
import type { ApplicationContent } from '#contract/application/application.ts';
import { type ImpossibleFact, impossibleFacts } from '#domain/application/impossible-facts.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { impossibleSentence } from '#text/en/law/impossible.ts';
import { invalid } from '#server/http/refusal.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';

/** Unreadable sections stay as typed, and custody periods are free text. */
const TAKEN = new Set<ImpossibleFact['code']>(['unknown-section', 'section-needs-subsection']);

export async function rejectImpossibleFacts(content: ApplicationContent, now: Date): Promise<void> {
  const facts = impossibleFacts(content, await serverLawTables(), dayInIndia(now));
  const refused = facts.filter(({ code, path }) => !TAKEN.has(code) && path !== 'case.custodyPeriod');
  if (refused.length === 0) return;
  throw invalid(
    Object.fromEntries(refused.toReversed().map((fact) => [fact.path, impossibleSentence(fact)])),
  );
}
