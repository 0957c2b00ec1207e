/** Entry point of a worker thread. */
import { TASKS } from './tasks.ts';
import { answerTasks } from './threads/answer-tasks.ts';

answerTasks(TASKS);
