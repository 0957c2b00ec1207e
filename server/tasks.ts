/** Tasks of the worker threads: work that takes seconds for the largest valid input. */
import { readFile } from 'node:fs/promises';
import { avatarPicture } from '#domain/files/avatar-picture.ts';
import { readImport } from './kinds/case/import/read-import.ts';
import type { passwordFault } from './account/password-strength.ts';
import { verifyFileContent } from '#domain/files/verify-file-content.ts';
import { calendarFile } from './calendar/calendar-file.ts';
import { composePapers } from './papers/compose-papers.ts';
import { documents } from './papers/documents.ts';
import { sharedPaper } from './share/shared-paper.ts';
import type { TaskPool } from './threads/thread-pool.ts';

export const TASKS = {
  ...documents,
  composePapers,
  sharedPaper,
  calendarFile,
  readImport,
  checkAvatar: avatarPicture,
  /** The lists load with the first password, so that a thread for papers does not hold them. */
  passwordFault: async (...input: Parameters<typeof passwordFault>) =>
    (await import('./account/password-strength.ts')).passwordFault(...input),
  /** Reads the received file in the thread, so that its bytes are not copied between threads. */
  checkFile: async (place: string) => verifyFileContent(new Uint8Array(await readFile(place))),
};

export type TaskRunner = TaskPool<typeof TASKS>;
