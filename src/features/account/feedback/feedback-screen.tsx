/** Feedback: three forms, a confirmation and the sent items. */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FEEDBACK_TYPES, type FeedbackType } from '#contract/account/feedback.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackHistory } from './feedback-history.tsx';
import './feedback.css';

/** In the URL, so that rejected feedback opens in its form. */
const PARAM = 'form';

const isType = (value: string | null): value is FeedbackType => FEEDBACK_TYPES.some((type) => type === value);

export function FeedbackScreen() {
  const { feedback: words } = useText();
  const [search, setSearch] = useSearchParams();
  const [sent, setSent] = useState<string | null>(null);
  const typeParam = search.get(PARAM);
  const type = isType(typeParam) ? typeParam : 'general';
  const choose = (next: FeedbackType) => {
    setSearch(next === 'general' ? {} : { [PARAM]: next }, { replace: true, preventScrollReset: true });
  };
  return (
    <Page>
      <PageHead title={words.title} />
      <div className="feedback">
        {sent === null ? (
          <Tabs
            label={words.kinds}
            tabs={FEEDBACK_TYPES.map((key) => ({ key, label: words.forms[key].tab }))}
            current={type}
            onChange={choose}
          >
            <FeedbackForm key={type} type={type} onSent={setSent} />
          </Tabs>
        ) : (
          <Thanks id={sent} onAgain={() => setSent(null)} />
        )}
      </div>
      <FeedbackHistory />
    </Page>
  );
}

function Thanks({ id, onAgain }: { id: string; onAgain: () => void }) {
  const { thanks } = useText().feedback;
  const { db } = useDevice();
  const heading = useRef<HTMLHeadingElement>(null);
  const live = useLive(() => db.feedback.get(id), [db, id]);
  useEffect(() => heading.current?.focus(), []);
  const isSent = live.status === 'ready' && (live.value?.version ?? 0) > 0;
  return (
    <section className="stack feedback-thanks" aria-labelledby="thanks">
      <h2 id="thanks" ref={heading} tabIndex={-1}>
        {thanks.title}
      </h2>
      <p role="status">{isSent ? thanks.sent : thanks.saved}</p>
      <div className="row">
        <Button kind="primary" onClick={onAgain}>
          {thanks.again}
        </Button>
      </div>
    </section>
  );
}
