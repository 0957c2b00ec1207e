/** The bar at the foot of the last step: what will happen or what stops it, and the button. */
import { Stamp } from 'lucide-react';
import { isBeforeCourt } from '#contract/case/court.ts';
import { courtsOf } from '#data/sync/courts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { courtInWords } from '#documents/court-in-words.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { useText } from '#parts/text-context.tsx';
import { Seal } from '#ui/icon.tsx';
import { Button } from '#ui/controls/button.tsx';
import { usePageMark } from '#ui/page-mark.ts';

interface FileBarProps {
  readonly form: ApplicationForm;
  readonly amends: boolean;
  readonly busy: boolean;
  /** Points that stop the filing. */
  readonly stops: number;
  /** Points to confirm; null until the button was pressed. */
  readonly toConfirm: number | null;
  readonly onBack: () => void;
  readonly onFile: () => void;
}

export function FileBar({ form, amends, busy, stops, toConfirm, onBack, onFile }: FileBarProps) {
  const { generator: words } = useText();
  usePageMark('footActs');
  const file = amends ? words.sendChanges : words.fileIt;
  const anyway = amends ? words.reviewPoints.saveAnyway : words.reviewPoints.fileAnyway;
  const isAsked = stops === 0 && toConfirm !== null;
  return (
    <div className="file-bar">
      <p className="small" role="status">
        {stops > 0 ? (
          <strong>
            <Seal size="sm" /> {words.reviewPoints.stops(stops)}
          </strong>
        ) : (
          <Ready form={form} amends={amends} toConfirm={toConfirm} anyway={anyway} />
        )}
      </p>
      <div className="file-acts">
        <Button onClick={onBack}>{words.back}</Button>
        <Button kind="primary" icon={Stamp} busy={busy ? words.filing : undefined} onClick={onFile}>
          {isAsked ? anyway : file}
        </Button>
      </div>
    </div>
  );
}

interface ReadyProps extends Pick<FileBarProps, 'form' | 'amends' | 'toConfirm'> {
  readonly anyway: string;
}

function Ready({ toConfirm, anyway, ...rest }: ReadyProps) {
  const words = useText().generator.reviewPoints;
  if (toConfirm === null) return <WillHappen {...rest} />;
  return <strong>{words.confirm(toConfirm, anyway)}</strong>;
}

function WillHappen({ form, amends }: Pick<FileBarProps, 'form' | 'amends'>) {
  const { generator: words, review } = useText();
  const { db } = useDevice();
  const courts = useLive(() => courtsOf(db), [db]);
  const { court, courtPlace, courtName } = form;
  if (court === '') return null;
  const known = courts.status === 'ready' ? courts.value : null;
  if (!amends && known !== null && !isBeforeCourt(known, { court, courtPlace })) return words.noJudgeHere;
  const named = courtInWords({ court, courtPlace, courtName: courtName.trim() || undefined }, review);
  return words.reviewPoints.willFile(named);
}
