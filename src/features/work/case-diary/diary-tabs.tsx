import { Suspense } from 'react';
import { assertNever } from '#kernel/assert.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { AddDocuments } from '#parts/documents/add-documents.tsx';
import { DocumentList } from '#parts/documents/document-list.tsx';
import { lazyPart } from '#parts/lazy-part.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { CaseChoice } from '#parts/case-choice/case-choice.tsx';

const ScanPanel = lazyPart(() => import('#parts/scan/scan-panel.tsx').then((each) => each.ScanPanel));

const CasePapers = lazyPart(() => import('./case-papers.tsx').then((each) => each.CasePapers));

const TABS = ['upload', 'scan', 'templates'] as const;
type TabKey = (typeof TABS)[number];

const isTab = (key: string | null): key is TabKey => TABS.some((each) => each === key);

interface DiaryTabsProps {
  readonly record: CaseRow | null;
  readonly tab: string | null;
  readonly onTab: (tab: TabKey) => void;
  readonly onChoose: (caseId: string) => void;
}

/** Three ways to add a document to a case. */
export function DiaryTabs({ record, tab, onTab, onChoose }: DiaryTabsProps) {
  const { diary } = useText();
  const words = diary.tabs;
  const current = isTab(tab) ? tab : 'upload';
  return (
    <LedgerSection title={words.label}>
      <Tabs
        label={words.label}
        tabs={TABS.map((key) => ({ key, label: words[key] }))}
        current={current}
        onChange={onTab}
      >
        <div className="stack diary-panel">
          {record ? (
            <Suspense fallback={<Skeleton label={words.starting} rows={2} />}>
              <Panel record={record} tab={current} />
            </Suspense>
          ) : (
            <>
              <p>{diary.case.needed}</p>
              <CaseChoice id="tab-case" onChoose={onChoose} />
            </>
          )}
        </div>
      </Tabs>
    </LedgerSection>
  );
}

function Panel({ record, tab }: { record: CaseRow; tab: TabKey }) {
  const of = { kind: 'case', id: record._id } as const;
  switch (tab) {
    case 'upload':
      return (
        <>
          <DocumentList of={of} />
          <AddDocuments of={of} />
        </>
      );
    case 'scan':
      return (
        <>
          <ScanPanel caseId={record._id} />
          <DocumentList of={of} />
        </>
      );
    case 'templates':
      return (
        <>
          <CasePapers record={record} />
          <DocumentList of={of} />
        </>
      );
    default:
      return assertNever(tab);
  }
}
