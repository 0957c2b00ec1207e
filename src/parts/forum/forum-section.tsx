/** Court, way after a refusal, notices and respondent of a matter. */
import type { Forum } from '#law/forum/forum.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { forumLines } from '#text/forum-lines.ts';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import './forum-section.css';

export function ForumSection({ forum }: { forum: Forum }) {
  const text = useText();
  return (
    <LedgerSection title={text.explained.forum.title}>
      <ul className="forum-lines">
        {forumLines(forum, text).map(({ sentence, law }) => (
          <li key={sentence}>
            {sentence}
            {law.map((authority) => (
              <span key={`${authority.source} ${authority.at}`} className="small quiet">
                {' '}
                <Citation authority={authority} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </LedgerSection>
  );
}
