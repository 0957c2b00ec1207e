/** Answer of a call before it becomes HTTP. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

/** JSON text from the database or an earlier step. It is not parsed and serialised again. */
export class JsonText {
  readonly text: string;
  /** Version of the entity, if the text is one entity. */
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
