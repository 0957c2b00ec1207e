/** Rejects impossible facts by field at filing and amendment. Facts outside the tables pass. */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { User } from '#contract/account/user.ts';
import { newlyRefusedFacts } from '#domain/application/impossible-facts.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { impossibleSentence } from '#text/en/law/impossible.ts';
import { impossibleSentence as hindiSentence } from '#text/hi/law/impossible.ts';
import { invalid } from '#server/http/refusal.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';

interface FilerNow {
  readonly now: Date;
  /** The sentences are in the language of the account. */
  readonly user: Pick<User, 'settings'>;
  /** The filed text, for an amendment. */
  readonly before?: ApplicationContent | undefined;
}

export async function rejectImpossibleFacts(
  content: ApplicationContent,
  { now, user, before }: FilerNow,
): Promise<void> {
  const sentenceOf = user.settings?.language === 'hi' ? hindiSentence : impossibleSentence;
  const texts = { before, after: content };
  const facts = newlyRefusedFacts(texts, await serverLawTables(), dayInIndia(now));
  const refused = facts.filter(({ path }) => path !== 'case.custodyPeriod'); // free text
  if (refused.length === 0) return;
  throw invalid(Object.fromEntries(refused.toReversed().map((fact) => [fact.path, sentenceOf(fact)])));
}
