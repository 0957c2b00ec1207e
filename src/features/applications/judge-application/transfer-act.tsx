/** The judge transfers the application to another court, after reading the effect. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CourtSeat, courtIdOf, courtOfId } from '#contract/case/court.ts';
import { syncNow } from '#data/device/sync.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { transferApplication, type TransferFailure } from '#data/records/application/transfer-application.ts';
import { actFailed, backgroundFailed } from '#data/store/failure-log.ts';
import { courtsOf, fetchCourts } from '#data/sync/courts.ts';
import { changedCourtFields, FIXED_IN_CASE } from '#domain/case/fixed-court.ts';
import { canBeTransferred } from '#domain/case/status-rules.ts';
import { useText } from '#parts/text-context.tsx';
import { useLogIn } from '#parts/use-log-in.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { notify } from '#ui/feedback/notices.ts';

export function TransferAct({ application }: { application: ApplicationView }) {
  const { judgeApplication } = useText();
  const [isOpen, setOpen] = useState(false);
  if (application.version === 0 || !canBeTransferred(application.status)) return null;
  return (
    <div>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {judgeApplication.transfer.open}
      </Button>
      {isOpen && <TransferForm application={application} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface TransferFormProps {
  readonly application: ApplicationView;
  readonly onClose: () => void;
}

function TransferForm({ application, onClose }: TransferFormProps) {
  const words = useText().judgeApplication.transfer;
  const courts = useOtherCourts(application);
  const [courtId, setCourtId] = useState('');
  const [error, setError] = useState<string>();
  const { sending, transfer } = useTransfer(application);
  const send = async () => {
    const to = courtOfId(courtId);
    setError(to ? await transfer(to) : words.choose);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      acts={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button kind="danger" busy={sending ? words.sending : undefined} onClick={() => void send()}>
            {words.now}
          </Button>
        </>
      }
    >
      <p>{words.effect}</p>
      <p className="quiet">{words.online}</p>
      {courts === null && <p>{words.noCourts}</p>}
      {courts?.length === 0 && <p>{words.noOtherCourt}</p>}
      <SelectField
        id="transfer-court"
        label={words.court}
        none={words.none}
        error={error}
        options={courts ?? []}
        value={courtId}
        onChange={(chosen) => {
          setCourtId(chosen);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}

/** The courts with a judge, without the present one. Null while they are unknown; a new device asks for them. */
function useOtherCourts({ case: facts }: ApplicationView) {
  const { told } = useText();
  const { db, ports } = useDevice();
  const live = useLive(() => courtsOf(db), [db]);
  const isUnknown = live.status === 'ready' && live.value === null;
  useEffect(() => {
    if (isUnknown) void fetchCourts(db, ports).catch(backgroundFailed);
  }, [isUnknown, db, ports]);
  if (live.status === 'loading' || live.value === null) return null;
  const isOther = ({ kind, place }: CourtSeat) =>
    changedCourtFields(FIXED_IN_CASE, facts, { court: kind, courtPlace: place }).length > 0;
  return live.value
    .filter(isOther)
    .map(withoutName)
    .map((seat) => ({ value: courtIdOf(seat), label: told.court(seat) }));
}

/** The label is in the language of the judge. */
const withoutName = ({ kind, place }: CourtSeat): CourtSeat =>
  place === undefined ? { kind } : { kind, place };

function useTransfer({ _id, version }: ApplicationView) {
  const { judgeApplication, wire } = useText();
  const words = judgeApplication.transfer;
  const { db, ports } = useDevice();
  const navigate = useNavigate();
  const logIn = useLogIn();
  const [sending, setSending] = useState(false);
  const reasonOf = ({ kind, msg }: TransferFailure): string => {
    const { offline, moved, changed, failed } = words.failed;
    const own: Readonly<Record<string, string>> = { offline, moved, changed };
    return own[kind] ?? (wire.said(msg) || failed);
  };
  /** The reason of a failure; a notice would be behind the dialog. */
  const transfer = async (to: CourtSeat): Promise<string | undefined> => {
    setSending(true);
    const failure = await transferApplication(db, ports, { applicationId: _id, version, to });
    if (failure?.kind !== 'offline') await syncNow(db, ports).catch(actFailed); // removes or renews it here
    setSending(false);
    if (failure?.kind === 'signed-out') logIn();
    if (failure) return reasonOf(failure);
    notify({ type: 'success', ...words.done });
    void navigate('/judge-dashboard');
    return undefined;
  };
  return { sending, transfer };
}
