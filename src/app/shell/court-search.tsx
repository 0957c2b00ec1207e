import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type CourtSearch as CourtAnswer, COURT_SEARCH_ENDPOINTS } from '#contract/case/court-search.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useFailure } from '#parts/server-read/use-failure.ts';
import { withQuery } from '#parts/server-read/with-query.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';

interface CourtSearchProps {
  query: string;
  /** Ids of matters that the device lists already. */
  shown: ReadonlySet<string>;
  onOpen: () => void;
}

type CourtReading =
  | { readonly kind: 'no' | 'asking' }
  | { readonly kind: 'here'; readonly answer: CourtAnswer }
  | { readonly kind: 'not-here'; readonly why: string };

/** Asks the server at its button, because a device may not have all matters of a court yet. */
export function CourtSearch({ query, shown, onOpen }: CourtSearchProps) {
  const { find: words } = useText();
  const device = useDevice();
  const failure = useFailure();
  const [asked, setAsked] = useState<CourtReading>({ kind: 'no' });
  const ask = async (): Promise<void> => {
    setAsked({ kind: 'asking' });
    const done = await askAccount(device, withQuery(COURT_SEARCH_ENDPOINTS.searchCourt, { q: query }));
    setAsked(done.ok ? { kind: 'here', answer: done.value } : { kind: 'not-here', why: failure(done.error) });
  };
  return (
    <section className="find-court" aria-label={words.court.title}>
      <Button
        kind="quiet"
        icon={Search}
        busy={asked.kind === 'asking' ? words.court.asking : undefined}
        onClick={() => void ask()}
      >
        {words.court.ask}
      </Button>
      {asked.kind === 'not-here' && (
        <Note kind="info" role="status">
          {asked.why}
        </Note>
      )}
      {asked.kind === 'here' && <CourtLines answer={asked.answer} shown={shown} onOpen={onOpen} />}
    </section>
  );
}

function CourtLines({ answer, shown, onOpen }: Omit<CourtSearchProps, 'query'> & { answer: CourtAnswer }) {
  const { find: words } = useText();
  const lines = answer.found.filter(({ _id }) => !shown.has(_id));
  return (
    <>
      <p className="small quiet" role="status">
        {lines.length === 0 ? words.court.none : words.count(lines.length)}
      </p>
      {answer.more && <p className="small quiet">{words.court.more}</p>}
      <ul className="find-court-lines">
        {lines.map(({ kind, _id, title, number }) => (
          <li key={_id}>
            <Link
              className="find-line"
              to={kind === 'case' ? `/judge/case/${_id}` : `/judge-application-view/${_id}`}
              onClick={onOpen}
            >
              <span>{title || words.unnamed}</span>
              <span className="small quiet">{number}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
