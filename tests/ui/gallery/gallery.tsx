/** Every primitive once, to be looked at and asked about by axe. Not part of the product. */
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { CheckboxRow } from '#ui/checkbox-row.tsx';
import { Chip } from '#ui/chip.tsx';
import { Claim } from '#ui/claim.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Docket } from '#ui/docket.tsx';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { HistoryList } from '#ui/history-list.tsx';
import { LedgerRow, LedgerRows } from '#ui/ledger-row.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { List, ListRow } from '#ui/list-row.tsx';
import { Note } from '#ui/note.tsx';
import { notify } from '#ui/notices.ts';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatCards } from '#ui/stat-cards.tsx';
import { Steps } from '#ui/steps.tsx';
import { SummaryPart } from '#ui/summary-part.tsx';
import { SyncWord } from '#ui/sync-word.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

export function Gallery() {
  return (
    <Page>
      <PageHead
        title="Dashboard"
        over="Friday, 20-11-2026"
        acts={
          <>
            <Button>Risk Assessment</Button>
            <Button
              kind="primary"
              icon={Plus}
              onClick={() =>
                notify({
                  title: 'Application Generated',
                  description: 'Saved on this phone 14:12 IST.',
                  type: 'success',
                  stayMs: 60_000,
                })
              }
            >
              New Application
            </Button>
          </>
        }
      />
      <LedgerSection title="Liberty clock">
        <p className="answer">
          Two rights are open today. <strong>Imran Sheikh’s</strong> is lost if a charge-sheet comes first.
        </p>
        <LedgerRows>
          <LedgerRow
            figure="2"
            unit="days open"
            state="open"
            title={<a href="/dashboard">Imran Sheikh</a>}
            under={<Docket>FIR 412/2026</Docket>}
            law="Default bail, s.187(3) BNSS"
            consequence="Since 18-11-2026."
            act={<Button kind="primary">Apply now</Button>}
          />
          <LedgerRow
            figure="5"
            unit="days to go"
            state="near"
            title="Suresh Pawar"
            under={<Docket>FIR 391/2026</Docket>}
            law="Default bail"
            consequence={<Chip kind="contested">Contested</Chip>}
          />
        </LedgerRows>
      </LedgerSection>
      <LedgerSection title="Your applications">
        <StatCards
          stats={[
            { label: 'Total Applications', value: 24 },
            { label: 'Pending', value: 6, note: 'oldest: 11 days' },
            { label: 'Approved', value: 11 },
            { label: 'Success Rate', value: '61%', note: '11 of 18 decided' },
          ]}
        />
      </LedgerSection>
      <div className="split">
        <LedgerSection
          title="Recent Applications"
          more={
            <a className="more" href="/dashboard">
              All 24
            </a>
          }
        >
          <List>
            <ListRow
              title="Kavita More"
              to="/dashboard"
              chip={<Chip kind="pending">Pending</Chip>}
              under={
                <>
                  <p className="row">
                    <Docket>A. 1391/2026</Docket>
                    <span>s.482 BNSS · Sessions Court, Pune</span>
                  </p>
                  <p>
                    <SyncWord kind="needs">Needs you: refused</SyncWord>
                  </p>
                </>
              }
            />
            <ListRow
              title="Farida Ansari"
              chip={<Chip kind="approved">Approved</Chip>}
              under={
                <SyncWord kind="sent" value="19-11-2026">
                  Sent
                </SyncWord>
              }
              acts={
                <>
                  <Button>Approve</Button>
                  <Button kind="danger">Reject</Button>
                </>
              }
            />
          </List>
        </LedgerSection>
        <LedgerSection title="History">
          <HistoryList
            entries={[
              { key: 'a', what: 'Arguments', when: <time>27-11-2026, 11:00 IST</time>, coming: true },
              { key: 'b', what: 'Application filed', when: <time>20-11-2026</time> },
            ]}
          />
        </LedgerSection>
      </div>
      <Fields />
      <Rest />
    </Page>
  );
}

function Fields() {
  const [date, setDate] = useState('2026-11-31');
  const [custody, setCustody] = useState<'police' | 'judicial' | ''>('judicial');
  const [court, setCourt] = useState<'magistrate' | 'sessions' | ''>('');
  const [name, setName] = useState('');
  const [on, setOn] = useState(true);
  return (
    <LedgerSection title="Fields">
      <div className="form">
        <ErrorSummary
          title="There is a problem"
          attempt={0}
          errors={[{ id: 'g-name', message: 'Full name is required' }]}
        />
        <TextField
          id="g-name"
          label="Full name"
          hint="As in the FIR"
          error="Full name is required"
          value={name}
          onChange={setName}
        />
        <DateField
          id="g-date"
          label="Date of arrest"
          words={{ day: 'Day', month: 'Month', year: 'Year' }}
          error="31-11-2026 is not a date. November has 30 days."
          value={date}
          onChange={setDate}
        />
        <Segmented
          id="g-custody"
          label="Custody"
          options={[
            { value: 'police', label: 'Police' },
            { value: 'judicial', label: 'Judicial' },
          ]}
          value={custody}
          onChange={setCustody}
        />
        <SelectField
          id="g-court"
          label="Court"
          none="Choose"
          options={[
            { value: 'magistrate', label: 'Magistrate' },
            { value: 'sessions', label: 'Sessions' },
          ]}
          value={court}
          onChange={setCourt}
        />
        <TextArea id="g-grounds" label="Grounds" value={name} onChange={setName} />
        <CheckboxRow
          id="g-on"
          label="Attend on every date"
          reason="Concern: attendance"
          checked={on}
          onChange={setOn}
        />
      </div>
    </LedgerSection>
  );
}

function Rest() {
  const [tab, setTab] = useState<'preview' | 'download'>('preview');
  return (
    <LedgerSection title="Rest">
      <div className="stack">
        <div className="row">
          {(
            [
              'draft',
              'scheduled',
              'rejected',
              'withdrawn',
              'expedited',
              'standard',
              'complex',
              'sample',
            ] as const
          ).map((kind) => (
            <Chip key={kind} kind={kind}>
              {kind}
            </Chip>
          ))}
        </div>
        <div className="row">
          <Button kind="primary" busy="Making PDF">
            PDF
          </Button>
          <Button disabled>Not yet: choose both</Button>
          <Button kind="quiet">Quiet</Button>
          <Button kind="danger-final">Erase this phone</Button>
        </div>
        <Steps
          label="Steps"
          position="Step 2 of 4: Case Details"
          names={['Personal Details', 'Case Details', 'Grounds for Bail', 'Review & Generate']}
          current={2}
          reachable={3}
          onGo={() => undefined}
        />
        <Tabs
          label="Result"
          tabs={[
            { key: 'preview', label: 'Preview' },
            { key: 'download', label: 'Download' },
          ]}
          current={tab}
          onChange={setTab}
        >
          <p>{tab}</p>
        </Tabs>
        <Note kind="info">Takes effect when the court’s server has it.</Note>
        <Note kind="wait">Part F is left out. Give the reason.</Note>
        <Note kind="danger">Failed to submit application.</Note>
        <Note kind="good">Ready for offline.</Note>
        <SummaryPart
          title="Personal Details"
          facts={[{ label: 'Full name', value: 'Sunil' }]}
          change={{ label: 'Change', name: 'Change personal details', onChange: () => undefined }}
        />
        <Table
          caption="Antecedents"
          columns={[
            { key: 'f', head: 'FIR', cell: (row: string) => row },
            { key: 'd', head: 'Days', number: true, cell: () => 14 },
          ]}
          rows={['97/2023']}
          rowKey={(row) => row}
        />
        <Claim titleId="g-claim" acts={<Button>Edit and send again</Button>}>
          <h3 id="g-claim">Kavita More</h3>
          <p className="claim-why">The court’s server refused a file.</p>
          <p className="quiet">Your text is safe.</p>
        </Claim>
        <Empty title="No Pending Applications">You have no pending bail applications to review.</Empty>
        <Skeleton label="Loading applications" rows={2} />
      </div>
    </LedgerSection>
  );
}
