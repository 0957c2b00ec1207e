/** One row of the route table. */
import type * as z from 'zod/mini';
import type { ServiceScope } from './service/service-scopes.ts';

export type CallerGroup = 'anyone' | 'signed-in' | 'judge' | 'operator' | 'service';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly who: CallerGroup;
  /** Open to service accounts with this scope. Without it, they get 403. */
  readonly scope?: ServiceScope;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** For `multipart/form-data`: the fields sent with the part `file`. */
  readonly upload?: z.ZodMiniType;
  /** Allowed file types if the body is the bytes of one file. */
  readonly bytes?: readonly string[];
  /** Content of the file, if it is JSON that a thread reads. */
  readonly jsonFile?: z.ZodMiniType;
  readonly reply: {
    readonly status: 200 | 201 | 204 | 302;
    readonly schema: z.ZodMiniType;
    /** File types if the response is a file. */
    readonly files?: readonly string[];
  };
  /** Body limit in bytes, if lower than the default. */
  readonly bodyLimit?: number;
  /** Reads that answer 304 to a matching `If-None-Match`. */
  readonly conditional?: true;
  /**
   * Writes that accept `Idempotency-Key`. The `/auth` endpoints never do: a response with a token must not be
   * stored.
   */
  readonly idempotent?: true;
}
