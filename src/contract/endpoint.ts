/** One row of the route table. */
import type * as z from 'zod/mini';

export type Who = 'anyone' | 'signed-in' | 'judge';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly who: Who;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Of a `multipart/form-data`: the words beside the file, which is its part `file`. */
  readonly upload?: z.ZodMiniType;
  /** In the place of a body: the bytes of one file of these types. */
  readonly bytes?: readonly string[];
  readonly reply: {
    readonly status: 200 | 201 | 204 | 302;
    readonly schema: z.ZodMiniType;
    /** The types of a file, where the answer is one. */
    readonly files?: readonly string[];
  };
  /** Bytes of a body, where less than the usual is enough. */
  readonly bodyLimit?: number;
  /** Reads that answer 304 to an `If-None-Match` that still holds. */
  readonly conditional?: true;
  /** Writes that take `Idempotency-Key`; the `/auth` calls never do, an answer with a token is not stored. */
  readonly idempotent?: true;
}
