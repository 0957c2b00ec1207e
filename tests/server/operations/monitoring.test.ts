/** Alerts and dashboard ask only for metrics that the server has. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string };
}

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const alerts: { readonly groups: readonly { readonly rules: readonly Alert[] }[] } = parse(
  readFileSync('server/deploy/alerts.yaml', 'utf8'),
);
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(
  readFileSync('server/deploy/dashboard.json', 'utf8'),
);
const rules = alerts.groups.flatMap((group) => group.rules);

let server: TestServer;
let known: ReadonlySet<string>;

beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 }); // adds the metrics of the process
  const { body } = await server.inject({ method: 'GET', url: '/metrics' });
  known = new Set([...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));
});
afterAll(async () => server.stop());

const METRIC = /\b(?:zamanat|process|nodejs)_\w+/g;
const metricsIn = (expr: string): string[] =>
  [...expr.matchAll(METRIC)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));

it.each(rules.map(({ alert, expr }) => ({ alert, expr })))('knows the metrics of $alert', ({ expr }) => {
  const asked = metricsIn(expr);
  expect(asked.length > 0 || expr.startsWith('up{')).toBe(true); // `up` is a metric of Prometheus itself
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

it('knows the metrics of each panel of the dashboard', () => {
  const asked = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(new Set(asked).size).toBeGreaterThan(7);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

it('shows each metric of the server on the dashboard', () => {
  const shown = new Set(
    dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))),
  );
  expect([...known].filter((name) => name.startsWith('zamanat_') && !shown.has(name))).toEqual([]);
});

it('says in each alert what to do, with settings that exist', () => {
  const settings = readFileSync('docs/settings.md', 'utf8');
  for (const { annotations } of rules) {
    expect(annotations.summary).toMatch(/^[A-Z].+\. [A-Z].*\.$/);
    for (const [name] of annotations.summary.matchAll(/\b[A-Z]+_[A-Z]+\b/g)) expect(settings).toContain(name);
  }
});
