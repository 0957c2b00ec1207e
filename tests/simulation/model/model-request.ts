/** One call as the model reads it, with the write that answers it. */
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
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
  type WriteAct,
  fileApplication,
  openCase,
  saveAssessment,
  updateApplication,
  updateCase,
  updateProfile,
} from './model-writes.ts';

export class ModelRequest {
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
    for (const { pattern, act, receive } of ROUTES) {
      const match = pattern.exec(`${this.method} ${this.path}`);
      if (match) return { act, receive, id: match[1] ?? '' };
    }
    throw new Refusal('not-found');
  }
}

const wordsIn = (form: FormData | undefined): Record<string, unknown> =>
  Object.fromEntries([...(form ?? [])].filter(([, value]) => typeof value === 'string'));

interface ModelAct {
  readonly act: WriteAct;
  readonly receive?: Receiving;
}

/** The writes of the model, by the endpoint that a definition or the sync calls. */
const ACTS: Partial<Record<EndpointName, ModelAct>> = {
  createApplication: { act: fileApplication },
  updateApplication: { act: updateApplication },
  createCase: { act: openCase },
  updateCase: { act: updateCase },
  saveAssessment: { act: saveAssessment },
  listCaseHearing: { act: listForCase },
  listApplicationHearing: { act: listForApplication },
  updateHearing: { act: updateHearing },
  addCaseDocument: { act: addToCase, receive: receiveForCase },
  addApplicationDocument: { act: addToApplication, receive: receiveForApplication },
  addDiaryEntry: { act: addEntry },
  correctDiaryEntry: { act: correctEntry },
  contestPoint: { act: contestPoint },
  updateContested: { act: changePoint },
  deleteContested: { act: removePoint },
  createNote: { act: addNote },
  updateNote: { act: changeNote },
  deleteNote: { act: removeNote },
  keepOrderDraft: { act: keepOrderDraft },
  removeOrderDraft: { act: removeOrderDraft },
  createFeedback: { act: createFeedback },
  updateProfile: { act: updateProfile },
};

const ROUTES = Object.entries(ENDPOINTS).flatMap(([name, { method, path }]) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a const object are its literal keys
  const known = ACTS[name as EndpointName];
  const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '([^/]+)')}$`);
  return known ? [{ pattern, ...known }] : [];
});
