/** What a call answers, before it becomes HTTP. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

export const ok = (body: unknown, headers?: Answer['headers']): Answer => ({
  status: 200,
  body,
  ...(headers && { headers }),
});

export const created = (body: unknown): Answer => ({ status: 201, body });
