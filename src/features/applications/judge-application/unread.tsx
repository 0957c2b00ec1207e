import { useNavigate } from 'react-router-dom';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';

interface UnreadProps {
  /** Left out while it is being read. */
  problem?: string;
  onTryAgain?: (() => void) | undefined;
}

/** In place of the application: being read, or why it cannot be shown. */
export function Unread({ problem, onTryAgain }: UnreadProps) {
  const { acts, judgeApplication: text } = useText();
  const navigate = useNavigate();
  return (
    <Page kind="bench">
      <PageHead title={text.screen} />
      {problem === undefined ? (
        <output>{text.loading}</output>
      ) : (
        <Note kind="danger" role="alert">
          <div className="stack">
            <h2>{text.error}</h2>
            <p>{problem}</p>
            <p className="row">
              <Button onClick={() => void navigate('/judge-dashboard')}>{text.goBack}</Button>
              {onTryAgain && <Button onClick={onTryAgain}>{acts.tryAgain}</Button>}
            </p>
          </div>
        </Note>
      )}
    </Page>
  );
}
