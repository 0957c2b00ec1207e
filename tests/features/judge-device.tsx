/** A judge's device with both screens on it, as the shell shows them. */
import { configure, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { Application } from '#contract/application.ts';
import type { Db } from '#data/db.ts';
import { setMeta } from '#data/meta.ts';
import type { Ports } from '#data/ports.ts';
import { DeviceContext } from '#data/react/use-device.ts';
import { TextContext } from '#parts/text-context.tsx';
import { english } from '#text/catalogue.ts';
import { DbContext } from '#data/react/use-live.ts';
import { JudgeApplicationScreen } from '#features/judge-application/judge-application-screen.tsx';
import { JudgeDashboardScreen } from '#features/judge-dashboard/judge-dashboard-screen.tsx';
import { useDecisionReceipts } from '#parts/decision-panel/use-decision-receipts.ts';
import { serverApplication } from '../data/server-records.ts';
import { judge } from '../data/test-device.ts';

// jsdom knows no stylesheet of ours, so looking for what is hidden only costs time.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });
vi.setConfig({ testTimeout: 60_000 }); // a whole order takes a slow machine long, without anything being wrong

export function openJudge({ db, ports }: { db: Db; ports: Ports }, at = '/judge-dashboard') {
  return render(
    <TextContext value={english}>
      <DeviceContext value={{ db, ports, user: judge }}>
        <DbContext value={db}>
          <MemoryRouter initialEntries={[at]}>
            <Routes>
              <Route path="/judge-dashboard" element={<JudgeDashboardScreen />} />
              <Route path="/judge-application-view/:id?" element={<JudgeApplicationScreen />} />
            </Routes>
            <Place />
          </MemoryRouter>
          <Receipts />
        </DbContext>
      </DeviceContext>
    </TextContext>,
  );
}

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

function Receipts() {
  useDecisionReceipts();
  return null;
}

/** As if the pull had brought it, at 10:42 IST. */
export async function onTheDevice(db: Db, change: Partial<Application> = {}): Promise<Application> {
  const application = serverApplication(change);
  await db.applications.put({ ...application, asOf: '2026-11-20T05:12:00.000Z', seen: 0 });
  await setMeta(db, 'cursor', 'c1');
  return application;
}
