/** Requests of a released client, one a line, each with the status and the shape of its answer. */
import { existsSync, readFileSync } from 'node:fs';
import { isRecord } from '#kernel/merge-patch.ts';

export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

export type FormPart = { readonly name: string } & (
  | { readonly text: string }
  | { readonly file: string; readonly type: string; readonly base64: string }
);

export interface ReleasedRequest {
  /** Requests of one run share a database. */
  readonly run: number;
  /** The id of the user in the run, or the caller of the log in. */
  readonly by: string;
  /** The time of the server. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: readonly FormPart[];
  readonly status: number;
  readonly shape: Shape;
  /** The cursor in the answer of a pull. */
  readonly next?: string;
}

/** Before the log in, and after it. */
export const NOBODY = 'nobody';
export const LOGGED_IN = 'logged in';

const FOLDER = 'tests/released';
export const fixtureOf = (release: string): string => `${FOLDER}/${release}.jsonl`;

export function requestsOf(release: string): ReleasedRequest[] {
  const file = fixtureOf(release);
  if (!existsSync(file)) {
    throw new Error(`${file} does not exist. Record the requests of this client: npm run release:record`);
  }
  return readFileSync(file, 'utf8').trimEnd().split('\n').map(requestIn);
}

const requestIn = (line: string): ReleasedRequest => JSON.parse(line);

export function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
  }
  return value === null ? 'null' : typeof value;
}

/** The paths of an earlier answer that this answer lacks or has with another type. A new field is no difference. */
export function missingIn(shape: Shape, answer: Shape | undefined, at = 'answer'): string[] {
  if (typeof shape === 'string') return shape === answer ? [] : [at];
  if (answer === undefined || typeof answer === 'string') return [at];
  const inner = new Map<string, Shape>(Object.entries(answer));
  return Object.entries(shape).flatMap(([name, each]: [string, Shape]) =>
    missingIn(each, inner.get(name), `${at}.${name}`),
  );
}
