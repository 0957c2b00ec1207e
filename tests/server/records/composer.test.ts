/** A large filing is composed in a worker thread, and once for both tries of a filing. */
import { expect, it } from 'vitest';
import { ApplicationContent } from '#contract/application/application.ts';
import { day } from '#kernel/calendar-date.ts';
import { NO_ADDED_CASE_LAW } from '#law/case-law/judgment.ts';
import { composePapers } from '../../../server/papers/compose-papers.ts';
import { composerOf } from '../../../server/papers/composer.ts';
import type { TaskRunner } from '../../../server/tasks.ts';
import { IN_THREE } from '../../documents/firs/fir-matters.ts';

const CONTEXT = {
  filedOn: day('2026-11-22'),
  applicationNumber: 'BA-1',
  lawEdition: '1',
  caseLaw: NO_ADDED_CASE_LAW,
  earlier: [],
};
const SMALL = ApplicationContent.parse(IN_THREE);
const { furtherFirs = [] } = SMALL.case;
const LARGE: ApplicationContent = {
  ...SMALL,
  case: { ...SMALL.case, furtherFirs: [...furtherFirs, ...furtherFirs] },
};

const reportCrash = (error: Error) => {
  throw error;
};

/** Counts the tasks, and runs them on this thread. */
function counted() {
  let tasks = 0;
  const run = async (_account: string, _name: string, ...input: Parameters<typeof composePapers>) => {
    tasks += 1;
    return composePapers(...input);
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the composer runs this task alone
  const runner = { run, waiting: () => 0 } as unknown as TaskRunner;
  return { compose: composerOf({ tasks: runner, reportCrash }, 'account'), tasksRun: () => tasks };
}

it('composes a few pairs of applicant and FIR without a thread', async () => {
  const { compose, tasksRun } = counted();
  expect(await compose(SMALL, CONTEXT)).toEqual(await composePapers(SMALL, CONTEXT));
  expect(tasksRun()).toBe(0);
});

it('composes many pairs in a thread, once for the same filing', async () => {
  const { compose, tasksRun } = counted();
  const papers = await compose(LARGE, CONTEXT);
  expect(papers).toEqual(await composePapers(LARGE, CONTEXT));
  expect(await compose(LARGE, { ...CONTEXT })).toBe(papers);
  expect(tasksRun()).toBe(1);
  const other = await compose(LARGE, { ...CONTEXT, applicationNumber: 'BA-2' });
  expect(other?.exactText).not.toBe(papers?.exactText);
  expect(tasksRun()).toBe(2);
});
