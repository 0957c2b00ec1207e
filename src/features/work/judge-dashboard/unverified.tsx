import { Scale } from 'lucide-react';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Docket } from './use-docket.ts';

/** Signed in, but without a docket until the operator has named the court. Nothing is wrong. */
export function Unverified({ docket, email }: { docket: Docket; email: string }) {
  const { judge } = useText();
  const { title, text, again, checking, still } = judge.unverified;
  return (
    <div className="empty">
      <Icon of={Scale} size="lg" />
      <h2>{title}</h2>
      <p className="quiet">{text(email)}</p>
      <div className="row">
        <Button busy={docket.fetching ? checking : undefined} onClick={docket.fetchAgain}>
          {again}
        </Button>
        <output>{docket.tries > 0 && !docket.fetching && still}</output>
      </div>
    </div>
  );
}
