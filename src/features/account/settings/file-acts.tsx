import { type ChangeEvent, useRef, useState } from 'react';
import { FileArchive, FileText, ServerCog, Upload } from 'lucide-react';
import { ACCOUNT_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { makeBackup } from '#data/account/backup.ts';
import { fetchBackupKey } from '#data/account/backup-key.ts';
import { type RestoreRefusal, restoreBackup } from '#data/account/restore.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { hasRecoveryPage } from '#parts/has-recovery-page.ts';
import { useEntranceText, useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { useFailure } from '#parts/server-read/use-failure.ts';
import { readableFile } from './readable-file.ts';

type FileInProgress = 'readable' | 'backup' | 'server' | 'restore';
type StatusMessage = { readonly kind: 'good' | 'danger'; readonly text: string };

/** Exports and imports files of the user. */
export function FileActs() {
  const { shell } = useEntranceText();
  const { settings } = useText();
  const { data: words } = settings;
  const { making, said, act } = useMaking();
  const { readable, backup, server } = useFiles();
  const { unsigned, setUnsigned, restoreFile } = useRestoring(act);
  const busy = (which: FileInProgress) => (making === which ? words.making : undefined);
  return (
    <LedgerSection title={words.fileTitle}>
      <ul className="settings-files">
        <li>
          <Button icon={FileText} busy={busy('readable')} onClick={() => void act('readable', readable)}>
            {words.readable}
          </Button>
          <p className="small quiet">{words.readableHint}</p>
        </li>
        <li>
          <Button icon={FileArchive} busy={busy('backup')} onClick={() => void act('backup', backup)}>
            {words.backup}
          </Button>
          <p className="small quiet">{words.backupHint}</p>
        </li>
        <li>
          <Button icon={ServerCog} busy={busy('server')} onClick={() => void act('server', server)}>
            {words.server}
          </Button>
          <p className="small quiet">{words.serverHint}</p>
        </li>
        <RestoreRow busy={busy('restore')} onChoose={(file) => void restoreFile(file, false)} />
        {hasRecoveryPage() && (
          <li>
            <a href="/recovery">{shell.broken.repair}</a>
          </li>
        )}
      </ul>
      {unsigned && (
        <UnsignedFile
          busy={busy('restore')}
          onRestore={() => void restoreFile(unsigned, true)}
          onLeave={() => setUnsigned(null)}
        />
      )}
      {said && (
        <Note kind={said.kind} role={said.kind === 'good' ? 'status' : 'alert'}>
          {said.text}
        </Note>
      )}
    </LedgerSection>
  );
}

interface RestoreRowProps {
  readonly busy: string | undefined;
  readonly onChoose: (file: File) => void;
}

function RestoreRow({ busy, onChoose }: RestoreRowProps) {
  const { data: words } = useText().settings;
  const chosen = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    target.value = '';
  };
  return (
    <li>
      <Button icon={Upload} busy={busy} onClick={() => chosen.current?.click()}>
        {words.restore}
      </Button>
      <p className="small quiet">{words.restoreHint}</p>
      <input ref={chosen} type="file" hidden accept=".zip" aria-label={words.restore} onChange={take} />
    </li>
  );
}

interface UnsignedFileProps {
  readonly busy: string | undefined;
  readonly onRestore: () => void;
  readonly onLeave: () => void;
}

/** Asks about a backup that nobody can prove to be the user's. */
function UnsignedFile({ busy, onRestore, onLeave }: UnsignedFileProps) {
  const { data: words } = useText().settings;
  return (
    <Note kind="wait" role="alert">
      <div className="stack">
        <p>{words.refused.unsigned}</p>
        <p className="row">
          <Button busy={busy} onClick={onRestore}>
            {words.restoreUnsigned}
          </Button>
          <Button kind="quiet" onClick={onLeave}>
            {words.restoreNot}
          </Button>
        </p>
      </div>
    </Note>
  );
}

type FileAct = ReturnType<typeof useMaking>['act'];

/** `unsigned`: the file about which the user is asked. */
function useRestoring(act: FileAct) {
  const restore = useRestore();
  const [unsigned, setUnsigned] = useState<File | null>(null);
  const restoreFile = (file: File, isTrusted: boolean) =>
    act('restore', async () => {
      const outcome = await restore(file, isTrusted);
      setUnsigned(outcome === 'unsigned' ? file : null);
      return outcome === 'unsigned' ? null : outcome;
    });
  return { unsigned, setUnsigned, restoreFile };
}

function useMaking() {
  const { settings } = useText();
  const [making, setMaking] = useState<FileInProgress | null>(null);
  const [said, setSaid] = useState<StatusMessage | null>(null);
  const act = async (which: FileInProgress, work: () => Promise<StatusMessage | null>) => {
    if (making !== null) return;
    setMaking(which);
    setSaid(
      await work().catch((error: unknown): StatusMessage => {
        reportFailure(error, 'page');
        return { kind: 'danger', text: settings.failed };
      }),
    );
    setMaking(null);
  };
  return { making, said, act };
}

function useFiles() {
  const text = useText();
  const { settings } = text;
  const { data: words } = settings;
  const device = useDevice();
  const failure = useFailure();
  const { day } = useCourtDay();
  const shareOrSave = useShareOrSave();
  const save = async (parts: BlobPart, type: string, name: string): Promise<null> => {
    const filename = `zamanat-${indianDate(day)}.${name}`;
    await shareOrSave(new Blob([parts], { type }), filename, words.fileSaved);
    return null;
  };
  return {
    readable: async () => save(await readableFile(device, text, day), 'text/html', 'html'),
    backup: async () => {
      const made = await makeBackup(device.db, device.ports);
      return made ? save(made, 'application/zip', 'zip') : null;
    },
    server: async (): Promise<StatusMessage | null> => {
      const exportResult = await askAccount(device, ACCOUNT_ENDPOINTS.exportAccount);
      if (!exportResult.ok) return { kind: 'danger', text: failure(exportResult.error) };
      return save(JSON.stringify(exportResult.value, null, 2), 'application/json', 'json');
    },
  };
}

function useRestore() {
  const { data: words } = useText().settings;
  const { db, ports } = useDevice();
  const refusalOf = (refusal: RestoreRefusal): string =>
    refusal.kind === 'other-person' ? words.otherPerson(refusal.name) : words.refused[refusal.kind];
  return async (file: File, isTrusted: boolean): Promise<StatusMessage | 'unsigned'> => {
    await fetchBackupKey(db, ports);
    const done = await restoreBackup(db, new Uint8Array(await file.arrayBuffer()), { isTrusted });
    if (!done.ok && done.error.kind === 'unsigned') return 'unsigned';
    return done.ok
      ? { kind: 'good', text: words.restored(done.value.drafts, done.value.acts) }
      : { kind: 'danger', text: refusalOf(done.error) };
  };
}
