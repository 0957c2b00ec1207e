/** The CSV file of judges: a dry run with a report of each row, then the import of all rows or none. */
import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import {
  type JudgesReport,
  JUDGES_FILE_MAX,
  OPERATOR_ENDPOINTS,
  type RowReport,
} from '#contract/operator/operator-endpoints.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useFailure } from '#parts/server-read/use-failure.ts';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Table } from '#ui/lists/table.tsx';

export function JudgesFile({ onImported }: { onImported: () => void }) {
  const { file: words } = useText().operator;
  const input = useRef<HTMLInputElement>(null);
  const { working, fault, report, check, importFile } = useImport(onImported);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = ''; // the same file can be chosen again after its correction
    if (chosen) void check(chosen);
  };
  const isReady = report !== null && !report.isDone && !report.rows.some(({ isFault }) => isFault);
  return (
    <LedgerSection title={words.title}>
      <div className="stack">
        <p className="quiet">{words.lead}</p>
        <div className="row">
          <Button
            icon={Upload}
            busy={working === 'check' ? words.checking : undefined}
            onClick={() => input.current?.click()}
          >
            {words.choose}
          </Button>
          {isReady && (
            <Button
              kind="primary"
              busy={working === 'import' ? words.importing : undefined}
              onClick={() => void importFile()}
            >
              {words.import}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={words.choose}
          onChange={take}
        />
        {fault !== null && (
          <Note kind="danger" role="alert">
            <p>{fault}</p>
          </Note>
        )}
        {report && <Report report={report} />}
      </div>
    </LedgerSection>
  );
}

function useImport(onImported: () => void) {
  const { file: words } = useText().operator;
  const device = useDevice();
  const askAccount = useAskAccount();
  const failure = useFailure();
  const [working, setWorking] = useState<'check' | 'import' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [report, setReport] = useState<JudgesReport | null>(null);
  const text = useRef('');
  const send = async (step: 'check' | 'import') => {
    setWorking(step);
    const body = { file: text.current, check: step === 'check' };
    const done = await askAccount(device, OPERATOR_ENDPOINTS.importJudges, { body });
    setWorking(null);
    setFault(done.ok ? null : failure(done.error));
    if (!done.ok) return;
    setReport(done.value);
    if (done.value.isDone) onImported();
  };
  const check = async (file: File) => {
    setReport(null);
    if (file.size > JUDGES_FILE_MAX) return setFault(words.tooLarge);
    const read = utf8(await file.arrayBuffer());
    if (read === undefined) return setFault(words.unreadable);
    text.current = read;
    return send('check');
  };
  return { working, fault, report, check, importFile: async () => send('import') };
}

function utf8(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // the caller says so
  }
}

function Report({ report: { isDone, rows } }: { report: JudgesReport }) {
  const { operator, told, wire } = useText();
  const { file: words } = operator;
  const faults = rows.filter(({ isFault }) => isFault).length;
  const said =
    faults > 0 ? words.faults(faults) : isDone ? words.done(rows.length) : words.ready(rows.length);
  const nameOf = ({ row }: RowReport) => (row === undefined ? words.whole : words.row(row));
  return (
    <>
      <Note kind={faults > 0 ? 'danger' : isDone ? 'good' : 'info'} role="status">
        <p>{said}</p>
      </Note>
      <Table
        caption={words.report}
        rows={rows}
        rowKey={(row) => `${row.row ?? ''} ${row.said}`}
        columns={[
          { key: 'row', head: words.columns.row, cell: nameOf },
          {
            key: 'result',
            head: words.columns.result,
            cell: ({ isFault, said: result, courts = [] }) =>
              isFault
                ? `${words.fault}${wire.said(result)}`
                : `${result}: ${courts.map(told.court).join('; ')}`,
          },
        ]}
      />
    </>
  );
}
