/** Forum rules of the chat: the determination that every screen and paper reads. */
import type { AfterRefusal, Forum } from '#law/forum/forum.ts';
import { forumOfOffence } from '#law/forum/forum-of-offence.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Offence } from '#law/tables.ts';
import type { Rule } from '../answer.ts';
import { rule } from '../rule.ts';
import { authorityRef, type Sources } from '../sources.ts';

export interface ForumQuestion {
  readonly sources: Sources;
  readonly asOf: CalendarDate;
  readonly person: 'woman' | 'child' | 'sick' | null;
}

export const forumFor = (offence: Offence, { sources, asOf, person }: ForumQuestion): Forum =>
  forumOfOffence(offence, { person, tables: sources.library.tables, asOf });

const refOf = ({ code, section }: Offence) => ({ code, section });

/** Court, way after a refusal and notices. `about` names the offence if the answer has several. */
export function forumRule(offence: Offence, context: ForumQuestion, about: string | null = null): Rule[] {
  const forum = forumFor(offence, context);
  const cites = [forum.hears?.authority, forum.afterRefusal?.authority].flatMap((each) =>
    each ? [authorityRef(each)] : [],
  );
  const own = forum.stage === 'child' && about === null ? [] : [refOf(offence)];
  return rule({ is: 'forum', forum, about }, [...cites, ...own], context.sources);
}

/** The court of the appeal after a judgment. */
export const appellateRule = (offence: Offence, forum: Forum, sources: Sources): Rule[] =>
  rule(
    { is: 'forum', forum, about: null },
    [...(forum.hears ? [authorityRef(forum.hears.authority)] : []), refOf(offence)],
    sources,
  );

export const afterRefusalRule = (
  after: AfterRefusal,
  about: string | null,
  { sources }: Pick<ForumQuestion, 'sources'>,
): Rule[] => rule({ is: 'after-refusal', after, about }, [authorityRef(after.authority)], sources);
