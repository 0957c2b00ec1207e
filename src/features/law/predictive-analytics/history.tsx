/** Historical Analytics: each chart with a table of the same data. */
import { type ReactNode, useState } from 'react';
import type { Trends } from '#domain/analytics/trends.ts';
import { useText } from '#parts/text-context.tsx';
import { Table } from '#ui/lists/table.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { MonthBars, MonthLegend, monthName, WaitCurve } from './history-charts.tsx';

const PARTS = ['months', 'courts', 'offences', 'wait'] as const;
type Part = (typeof PARTS)[number];

export function History({ trends }: { trends: Trends }) {
  const { history } = useText().foresight;
  const [part, setPart] = useState<Part>('months');
  const tables: Readonly<Record<Part, (shown: { trends: Trends }) => ReactNode>> = {
    months: Months,
    courts: Courts,
    offences: Offences,
    wait: Wait,
  };
  const Shown = tables[part];
  return (
    <section className="stack" aria-labelledby="foresight-history">
      <h2 id="foresight-history">{history.title}</h2>
      <p className="small quiet">{history.lead}</p>
      {trends.wait.matters === 0 ? (
        <p className="quiet">{history.empty}</p>
      ) : (
        <Tabs
          label={history.tabsLabel}
          tabs={PARTS.map((key) => ({ key, label: history.tabs[key] }))}
          current={part}
          onChange={setPart}
        >
          <div className="stack foresight-part">
            <Shown trends={trends} />
          </div>
        </Tabs>
      )}
    </section>
  );
}

function Months({ trends: { months } }: { trends: Trends }) {
  const { history } = useText().foresight;
  const rows = months.filter(({ filed }) => filed > 0);
  if (rows.length === 0) return <p className="quiet">{history.noMonths}</p>;
  return (
    <>
      <MonthBars months={months} label={history.chartMonths} />
      <MonthLegend words={history} />
      <Table
        caption={history.tabs.months}
        columns={[
          { key: 'month', head: history.month, cell: ({ month }) => monthName(month) },
          { key: 'filed', head: history.filed, cell: ({ filed }) => filed, number: true },
          { key: 'decided', head: history.decided, cell: ({ decided }) => decided, number: true },
          { key: 'granted', head: history.granted, cell: ({ granted }) => granted, number: true },
        ]}
        rows={rows}
        rowKey={({ month }) => month}
      />
    </>
  );
}

function Courts({ trends: { courts } }: { trends: Trends }) {
  const { choices, foresight } = useText();
  const { history } = foresight;
  return (
    <Table
      caption={history.tabs.courts}
      columns={[
        {
          key: 'court',
          head: history.court,
          cell: ({ court }) => choices.court.find(({ value }) => value === court)?.label,
        },
        { key: 'filed', head: history.filed, cell: ({ wait }) => wait.matters, number: true },
        { key: 'decided', head: history.decided, cell: ({ share }) => share.decided, number: true },
        { key: 'granted', head: history.granted, cell: ({ share }) => share.granted, number: true },
        { key: 'share', head: history.share, cell: ({ share }) => history.shareOf(share), number: true },
        {
          key: 'median',
          head: history.median,
          cell: ({ wait }) => (wait.median === null ? history.noMedian : history.days(wait.median)),
          number: true,
        },
      ]}
      rows={courts}
      rowKey={({ court }) => court}
    />
  );
}

function Offences({ trends: { offences } }: { trends: Trends }) {
  const { history } = useText().foresight;
  return (
    <Table
      caption={history.tabs.offences}
      columns={[
        { key: 'offence', head: history.offence, cell: ({ offence }) => offence },
        { key: 'decided', head: history.decided, cell: ({ share }) => share.decided, number: true },
        { key: 'granted', head: history.granted, cell: ({ share }) => share.granted, number: true },
        { key: 'share', head: history.share, cell: ({ share }) => history.shareOf(share), number: true },
      ]}
      rows={offences}
      rowKey={({ offence }) => offence}
    />
  );
}

/** Limits the rows of a table with one row per order day. */
const ROWS = 12;

function Wait({ trends: { wait } }: { trends: Trends }) {
  const { history } = useText().foresight;
  const every = Math.max(1, Math.ceil(wait.steps.length / ROWS));
  const rows = wait.steps.filter((_, at) => at % every === 0 || at === wait.steps.length - 1);
  return (
    <>
      <p>{history.counted(wait.matters, wait.pending)}</p>
      <WaitCurve steps={wait.steps} label={history.chartWait} />
      <p className="small quiet">{history.waitAxes}</p>
      <Table
        caption={history.waitCaption}
        columns={[
          { key: 'day', head: history.day, cell: ({ day }) => day, number: true },
          { key: 'share', head: history.waiting, cell: ({ share }) => history.percent(share), number: true },
        ]}
        rows={rows}
        rowKey={({ day }) => String(day)}
      />
    </>
  );
}
