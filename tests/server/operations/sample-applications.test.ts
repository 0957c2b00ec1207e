import { expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { sampleApplications } from '../../../server/operations/seed/sample-applications.ts';
import { context } from '../../documents/sample-application.ts';

it('demonstrates no application that the law bars', () => {
  const samples = sampleApplications(new Date('2026-11-20T06:00:00.000Z'));
  const barred = samples.flatMap(({ body }) =>
    bailApplication(body, context).concerns.filter(({ key }) => key.startsWith('bar:')),
  );
  expect(samples.length).toBeGreaterThan(0);
  expect(barred.map(({ text }) => text)).toEqual([]);
});
