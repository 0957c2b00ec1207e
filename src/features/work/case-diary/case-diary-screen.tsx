/** /case-diary, /case-diary?case={id}: diary entries of all cases or one, with the papers of that case. */
import { NotebookPen } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { diaryEntryOf, type DiaryView } from '#data/records/diary/diary.ts';
import { type UnfinishedEntry, unfinishedEntries } from '#data/records/diary/diary-drafts.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { lazyPart } from '#parts/lazy-part.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CaseChoice } from '#parts/case-choice/case-choice.tsx';
import { DiaryTabs } from './diary-tabs.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryList } from './entry-list.tsx';
import './case-diary.css';
import { caseTitle } from '#text/hearing-words.ts';

const CustodyLedger = lazyPart(() =>
  import('#parts/custody-ledger/custody-ledger.tsx').then((each) => each.CustodyLedger),
);

export function CaseDiaryScreen() {
  const { user } = useDevice();
  const address = useAddress();
  const { caseId, entryId } = address;
  const shown = useShown(address);
  const record = recordIn(shown);
  const mayWrite = user.role !== 'judge';
  useInSight(entryId);
  return (
    <Page>
      <Head record={record} act={mayWrite && shown && <WriteAct shown={shown} address={address} />} />
      <div className="stack stack--loose">
        <CaseBar
          record={record}
          isGone={caseId !== null && shown?.record === null}
          onChoose={(id) => address.set({ case: id, entry: null })}
        />
        {mayWrite && shown && <Writing shown={shown} address={address} />}
        <EntryList
          key={caseId ?? ''}
          caseId={caseId}
          openId={entryId}
          onOpen={(id) => address.set({ entry: id })}
          onCorrect={mayWrite ? (entry) => address.set({ write: entry._id }) : undefined}
        />
        {mayWrite && <DiarySide record={record} address={address} />}
      </div>
    </Page>
  );
}

/** Custody and papers of the case. */
function DiarySide({ record, address }: { record: CaseRow | null; address: Address }) {
  const { custodyLedger } = useText();
  return (
    <>
      {record && (
        <Suspense fallback={<Skeleton label={custodyLedger.loading} rows={2} />}>
          <CustodyLedger record={record} />
        </Suspense>
      )}
      <DiaryTabs
        record={record}
        tab={address.tab}
        onTab={(tab) => address.set({ tab })}
        onChoose={(id) => address.set({ case: id })}
      />
    </>
  );
}

function useInSight(entryId: string | null): void {
  useEffect(() => {
    if (entryId !== null) document.getElementById(`entry-${entryId}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [entryId]);
}

interface DiaryScreenState {
  readonly record: CaseRow | null;
  readonly unfinished: readonly UnfinishedEntry[];
  /** The entry being corrected. */
  readonly corrected: DiaryView | null;
}

const recordIn = (shown: DiaryScreenState | null): CaseRow | null => shown?.record ?? null;

/** Null while loading. */
function useShown({ caseId, writing }: Address): DiaryScreenState | null {
  const { db } = useDevice();
  const live = useLive(
    async () => ({
      record: caseId === null ? null : ((await db.cases.get(caseId)) ?? null),
      unfinished: await unfinishedEntries(db, caseId ?? undefined),
      corrected: writing === null || writing === NEW ? null : await diaryEntryOf(db, writing),
    }),
    [db, caseId, writing],
  );
  return live.status === 'ready' ? live.value : null;
}

interface PartProps {
  readonly shown: DiaryScreenState;
  readonly address: Address;
}

const isWriting = ({ shown, address: { writing } }: PartProps): boolean =>
  writing === NEW || (writing !== null && shown.corrected !== null);

/** An unfinished entry must be continued before a new one. */
function WriteAct({ shown, address }: PartProps) {
  const words = useText().diary.form;
  const [begun] = shown.unfinished;
  if (isWriting({ shown, address })) return null;
  const open = () => {
    if (!begun) return address.set({ write: NEW });
    const { form, draft } = begun;
    return form.kind === 'correction'
      ? address.set({ write: form.of, case: draft.caseId })
      : address.set({ write: NEW, case: form.caseId });
  };
  return (
    <Button kind="primary" icon={NotebookPen} onClick={open}>
      {begun ? words.goOn : words.write}
    </Button>
  );
}

function Writing({ shown, address }: PartProps) {
  const { caseId, writing } = address;
  if (!isWriting({ shown, address })) return null;
  return (
    <EntryForm
      key={`${writing} ${caseId}`}
      caseId={caseId}
      corrects={shown.corrected}
      onDone={({ _id }) => address.set({ write: null, entry: _id })}
      onClose={() => address.set({ write: null })}
    />
  );
}

const NEW = 'new';

interface Address {
  readonly caseId: string | null;
  readonly entryId: string | null;
  /** `new`, or the id of the corrected entry. */
  readonly writing: string | null;
  readonly tab: string | null;
  readonly set: (part: Readonly<Record<string, string | null>>) => void;
}

/** The URL holds all state that a reload should restore. */
function useAddress(): Address {
  const [search, setSearch] = useSearchParams();
  const set = (part: Readonly<Record<string, string | null>>) =>
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(part)) {
          if (value === null) now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    caseId: search.get('case'),
    entryId: search.get('entry'),
    writing: search.get('write'),
    tab: search.get('tab'),
    set,
  };
}

function Head({ record, act }: { record: CaseRow | null; act: ReactNode }) {
  const text = useText();
  const { diary, records, shell } = text;
  const of = record && <span className="vh">{diary.case.of(caseTitle(record, text))}</span>;
  return (
    <PageHead
      title={diary.title}
      over={record?.firNumber && <Docket>{records.matter.fir(record.firNumber)}</Docket>}
      acts={
        <>
          {act}
          {record && (
            <>
              <ButtonLink to={`/calculator?case=${record._id}`}>
                {shell.entries.calculator} {of}
              </ButtonLink>
              <ButtonLink to={`/risk-assessment/${record._id}`}>
                {shell.entries['risk-assessment']} {of}
              </ButtonLink>
            </>
          )}
        </>
      }
    />
  );
}

interface CaseBarProps {
  readonly record: CaseRow | null;
  readonly isGone: boolean;
  readonly onChoose: (caseId: string | null) => void;
}

/** Selects the case whose diary is shown. */
function CaseBar({ record, isGone, onChoose }: CaseBarProps) {
  const text = useText();
  const { diary } = text;
  const { user } = useDevice();
  const words = diary.case;
  if (isGone) {
    return (
      <div className="stack">
        <Note kind="danger" role="alert">
          {words.gone}
        </Note>
        <CaseChoice id="diary-case" onChoose={onChoose} />
      </div>
    );
  }
  if (!record) {
    return (
      <div>
        <p>{user.role === 'judge' ? diary.leadJudge : diary.lead}</p>
        <details className="diary-choose">
          <summary>
            {words.label}: {words.all}
          </summary>
          <CaseChoice id="diary-case" onChoose={onChoose} />
        </details>
      </div>
    );
  }
  const file = user.role === 'judge' ? `/judge/case/${record._id}` : `/case/${record._id}`;
  return (
    <p className="row">
      <span>
        <span className="quiet">{words.label}</span> <strong>{caseTitle(record, text)}</strong>
      </span>
      <ButtonLink kind="quiet" to={file}>
        {words.open}
      </ButtonLink>
      <Button kind="quiet" onClick={() => onChoose(null)}>
        {words.every}
      </Button>
    </p>
  );
}
