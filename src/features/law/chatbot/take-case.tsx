/** Takes the facts of a chosen case along, so that dates are computed for it. */
import { FolderInput } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { casesById } from '#data/records/case/tracked-cases.ts';
import { lazyPart } from '#parts/lazy-part.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { sentencesOfCase } from './facts-of-case.ts';

/** Loads with the first press: its list, search and marks of a case are not needed for a question. */
const CaseChoice = lazyPart(() =>
  import('#parts/case-choice/case-choice.tsx').then((each) => each.CaseChoice),
);

export function TakeCase({ onTake }: { onTake: (sentence: string) => void }) {
  const { chatbot, diary, order } = useText();
  const words = chatbot.ofCase;
  const { db } = useDevice();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [firs, setFirs] = useState<ReturnType<typeof sentencesOfCase>>([]);
  const take = (sentence: string | null) => {
    setError(sentence === null ? words.none : undefined);
    if (sentence === null) return;
    setOpen(false);
    setFirs([]);
    onTake(sentence);
  };
  const choose = async (caseId: string) => {
    const [record] = await casesById(db, [caseId]);
    const found = record ? sentencesOfCase(record, words) : [];
    setFirs(found.length > 1 ? found : []);
    if (found.length < 2) take(found[0]?.sentence ?? null);
  };
  return (
    <div className="stack">
      <Button
        kind="quiet"
        icon={FolderInput}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          setError(undefined);
          setFirs([]);
        }}
      >
        {words.take}
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton label={diary.case.loading} rows={2} />}>
          <CaseChoice id="chat-case" error={error} onChoose={(caseId) => void choose(caseId)} />
        </Suspense>
      )}
      {firs.length > 0 && (
        <>
          <p>{words.whichFir}</p>
          <p className="row">
            {firs.map(({ fir, sentence }) => (
              <Button key={fir && order.firs.named(fir)} onClick={() => take(sentence)}>
                {fir && order.firs.named(fir)}
              </Button>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
