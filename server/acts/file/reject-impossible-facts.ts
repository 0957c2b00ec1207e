/** Rejects impossible facts by field at filing and amendment. Facts outside the tables pass. */
import type { ApplicationContent } from '#contract/application/application.ts';
import { refusedFacts } from '#domain/application/impossible-facts.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { impossibleSentence } from '#text/en/law/impossible.ts';
import { invalid } from '#server/http/refusal.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';

export async function rejectImpossibleFacts(content: ApplicationContent, now: Date): Promise<void> {
  const facts = refusedFacts(content, await serverLawTables(), dayInIndia(now));
  const refused = facts.filter(({ path }) => path !== 'case.custodyPeriod'); // free text
  if (refused.length === 0) return;
  throw invalid(
    Object.fromEntries(refused.toReversed().map((fact) => [fact.path, impossibleSentence(fact)])),
  );
}
