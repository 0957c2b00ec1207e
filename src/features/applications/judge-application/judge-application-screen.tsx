/** One application as a judge reads it; Approve or Reject puts the order in the document's place. */
import { useParams } from 'react-router-dom';
import { useText } from '#parts/text-context.tsx';
import { Bench } from './bench.tsx';
import { Unread } from './unread.tsx';
import { useApplication } from './use-application.ts';

export function JudgeApplicationScreen() {
  const { id = '' } = useParams();
  return id ? <Found key={id} id={id} /> : <Missing />;
}

function Missing() {
  const { judgeApplication: text } = useText();
  return <Unread problem={text.missingId} />;
}

function Found({ id }: { id: string }) {
  const { judgeApplication: text } = useText();
  const found = useApplication(id);
  if (found.state === 'ready') return <Bench application={found.application} />;
  if (found.state === 'loading') return <Unread />;
  return <Unread problem={text[found.state]} onTryAgain={found.tryAgain} />;
}
