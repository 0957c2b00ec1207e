/** What a call answers, before it becomes HTTP. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

/** A body that is JSON already, as the database or an earlier step wrote it: it is not read and written once more. */
export class JsonText {
  readonly text: string;
  /** Of the one entity that it is. */
  readonly version: number | undefined;

  constructor(text: string, version?: number) {
    this.text = text;
    this.version = version;
  }
}

export const ok = (body: unknown, headers?: Answer['headers']): Answer => ({
  status: 200,
  body,
  ...(headers && { headers }),
});

export const created = (body: unknown): Answer => ({ status: 201, body });
