/** Proposed relief with reason and authority, and the alternatives; each can be chosen. */
import { useCourtDay } from '#data/react/use-court-day.ts';
import type { Proposal } from '#law-explain/propose-relief.ts';
import type { ReliefExplained } from '#law-explain/explain-relief.ts';
import type { Relief } from '#law/relief.ts';
import { ForumSection } from '#parts/forum/forum-section.tsx';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { authoritiesOf, reliefReason } from '#text/relief-reason.ts';

interface ProposalProps {
  readonly proposal: Proposal | null;
  readonly onChoose: (relief: Relief) => void;
}

export function ProposalSection({ proposal, onChoose }: ProposalProps) {
  const { whichBail: words } = useText();
  const nothing = proposal === null || (proposal.first === null && proposal.alternatives.length === 0);
  return (
    <LedgerSection title={words.answer}>
      <div className="stack" aria-live="polite">
        {nothing ? <p className="quiet">{words.waiting}</p> : <p className="small quiet">{words.decide}</p>}
        {proposal?.board && (
          <Note kind="wait">
            <p>
              {words.board} (<Citation authority={proposal.board.authority} />)
            </p>
          </Note>
        )}
        {proposal?.first && (
          <Offered relief={proposal.first} first board={proposal.board !== null} onChoose={onChoose} />
        )}
        {proposal && proposal.alternatives.length > 0 && (
          <ul className="which-beside">
            {proposal.alternatives.map((each) => (
              <li key={each.relief}>
                <Offered relief={each} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <ForumOf proposal={proposal} />
    </LedgerSection>
  );
}

function ForumOf({ proposal }: Pick<ProposalProps, 'proposal'>) {
  return proposal?.first ? <ForumSection forum={proposal.forum} /> : null;
}

interface OfferedProps extends Pick<ProposalProps, 'onChoose'> {
  readonly relief: ReliefExplained;
  readonly first?: boolean;
  /** The application of a child to the Board. */
  readonly board?: boolean;
}

function Offered({ relief: explained, first = false, board = false, onChoose }: OfferedProps) {
  const text = useText();
  const { day: today } = useCourtDay();
  const { choices, whichBail: words } = text;
  const chosen = choices.relief.find(({ value }) => value === explained.relief)?.label ?? '';
  const label = board ? words.boardRelief : chosen;
  return (
    <div className={first ? 'which-offer is-first stack' : 'which-offer stack'}>
      <h3>{label}</h3>
      <p>{reliefReason(explained, text)}</p>
      <p className="small quiet">
        {words.under}{' '}
        {authoritiesOf(explained, today).map((authority, n) => (
          <span key={`${authority.source} ${authority.at}`}>
            {n > 0 && '; '}
            <Citation authority={authority} />
          </span>
        ))}
      </p>
      <p>
        <Button kind={first ? 'primary' : undefined} onClick={() => onChoose(explained.relief)}>
          {words.ask(label)}
        </Button>
      </p>
    </div>
  );
}
