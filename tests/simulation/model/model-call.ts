/** One call as the model reads it, and which write it is. */
import { Refusal } from '../../../server/http/refusal.ts';
import { addEntry, changePoint, contestPoint, correctEntry, removePoint } from './model-case-words.ts';
import {
  addToApplication,
  addToCase,
  receiveForApplication,
  receiveForCase,
  type Receiving,
} from './model-documents.ts';
import { listForApplication, listForCase, updateHearing } from './model-hearings.ts';
import { addNote, changeNote, keepOrderDraft, removeNote, removeOrderDraft } from './model-own-records.ts';
import {
  createFeedback,
  type Doing,
  fileApplication,
  openCase,
  saveAssessment,
  updateApplication,
  updateCase,
  updateProfile,
} from './model-writes.ts';

export class Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
  readonly fingerprint: string;

  constructor(url: string, init: RequestInit) {
    const { pathname, searchParams } = new URL(url, 'http://zamanat.test');
    this.method = init.method ?? 'GET';
    this.path = pathname;
    this.query = searchParams;
    this.headers = new Headers(init.headers);
    const form = init.body instanceof FormData ? init.body : undefined;
    const bodyText = form
      ? JSON.stringify(wordsIn(form))
      : typeof init.body === 'string'
        ? init.body
        : 'null';
    const file = form?.get('file');
    this.body = file instanceof Blob ? { ...wordsIn(form), size: file.size } : JSON.parse(bodyText);
    this.fingerprint = `${this.method} ${url} ${bodyText}`;
  }

  get expected(): number | undefined {
    const given = /^"(\d+)"$/.exec(this.headers.get('if-match') ?? '');
    return given ? Number(given[1]) : undefined;
  }

  act() {
    for (const [route, act, receive] of ROUTES) {
      const match = route.exec(`${this.method} ${this.path}`);
      if (match) return { act, receive, id: match[1] ?? '' };
    }
    throw new Refusal('not-found');
  }
}

const wordsIn = (form: FormData | undefined): Record<string, unknown> =>
  Object.fromEntries([...(form ?? [])].filter(([, value]) => typeof value === 'string'));

const ROUTES: readonly (readonly [RegExp, Doing, Receiving?])[] = [
  [/^POST \/api\/applications$/, fileApplication],
  [/^PUT \/api\/applications\/([^/]+)$/, updateApplication],
  [/^POST \/api\/cases$/, openCase],
  [/^PUT \/api\/cases\/([^/]+)$/, updateCase],
  [/^POST \/api\/risk-assessment\/([^/]+)$/, saveAssessment],
  [/^POST \/api\/cases\/([^/]+)\/hearings$/, listForCase],
  [/^POST \/api\/applications\/([^/]+)\/hearings$/, listForApplication],
  [/^PUT \/api\/hearings\/([^/]+)$/, updateHearing],
  [/^POST \/api\/cases\/([^/]+)\/documents$/, addToCase, receiveForCase],
  [/^POST \/api\/applications\/([^/]+)\/documents$/, addToApplication, receiveForApplication],
  [/^POST \/api\/cases\/([^/]+)\/diary$/, addEntry],
  [/^PUT \/api\/diary\/([^/]+)$/, correctEntry],
  [/^POST \/api\/applications\/([^/]+)\/contested$/, contestPoint],
  [/^PUT \/api\/contested\/([^/]+)$/, changePoint],
  [/^DELETE \/api\/contested\/([^/]+)$/, removePoint],
  [/^POST \/api\/cases\/([^/]+)\/notes$/, addNote],
  [/^PUT \/api\/notes\/([^/]+)$/, changeNote],
  [/^DELETE \/api\/notes\/([^/]+)$/, removeNote],
  [/^PUT \/api\/order-drafts\/([^/]+)$/, keepOrderDraft],
  [/^DELETE \/api\/order-drafts\/([^/]+)$/, removeOrderDraft],
  [/^POST \/api\/feedback$/, createFeedback],
  [/^PUT \/api\/users\/profile$/, updateProfile],
];
