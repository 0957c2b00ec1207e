/** A judge's device with both screens on it, as the shell shows them. */
import { configure } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import type { Db } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { JudgeApplicationScreen } from '#features/applications/judge-application/judge-application-screen.tsx';
import { JudgeDashboardScreen } from '#features/work/judge-dashboard/judge-dashboard-screen.tsx';
import { DecisionReceipts } from '#parts/order-editor/decision-receipts.ts';
import { serverApplication } from '../data/server-records.ts';
import { judge } from '../data/test-device.ts';
import { renderScreen } from './render-screen.tsx';

// jsdom loads no stylesheet, so checks for hidden elements only cost time.
configure({ defaultHidden: true });
vi.setConfig({ testTimeout: 60_000 }); // a whole order takes a slow machine long, without anything being wrong

export function openJudge({ db, ports }: { db: Db; ports: Ports }, at = '/judge-dashboard') {
  return renderScreen(
    <>
      <Routes>
        <Route path="/judge-dashboard" element={<JudgeDashboardScreen />} />
        <Route path="/judge-application-view/:id?" element={<JudgeApplicationScreen />} />
      </Routes>
      <DecisionReceipts />
    </>,
    { db, ports, user: judge, at },
  );
}

/** As if the pull had brought it, at 10:42 IST. */
export async function onTheDevice(db: Db, change: Partial<Application> = {}): Promise<Application> {
  const application = serverApplication(change);
  await db.applications.put({ ...application, asOf: '2026-11-20T05:12:00.000Z', seen: 0 });
  await changeState(db, 'sync', { cursor: 'c1' });
  return application;
}

/** An order that granted bail on 18-11-2026, without conditions. */
export const GRANT: Order = {
  _id: '01939d00-0000-7000-8000-000000000001',
  at: '2026-11-18T06:00:00.000Z',
  from: 'Pending',
  to: 'Approved',
  by: { name: 'S. Deshpande', designation: 'Sessions Judge', court: 'Court of Session, Pune' },
  reasons: ['parity'],
  conditions: [],
  outcome: 'granted',
  form: 2,
};
