import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { Docket } from './use-docket.ts';

/** The first fetch did not come through, and there is nothing on the device to show instead. */
export function DocketFailed({ docket }: { docket: Docket }) {
  const { judge } = useText();
  return (
    <Note kind="danger" role="alert">
      <div className="stack">
        <p className="strong">{judge.failed}</p>
        <p>{judge.failedNext}</p>
        <p className="row">
          <Button busy={docket.fetching ? judge.trying : undefined} onClick={docket.fetchAgain}>
            {judge.tryAgain}
          </Button>
        </p>
      </div>
    </Note>
  );
}
