/** Settings of the traces, under the names of OpenTelemetry. */

export interface TraceSettings {
  /** Without `/v1/traces` and trailing slash. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Part of the calls that is traced, 0 to 1. */
  readonly share: number;
}

type Env = Readonly<Record<string, string | undefined>>;

/** `undefined` means no traces. */
export function tracesFrom(env: Env): TraceSettings | undefined {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return undefined;
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint)) {
    throw new Error(
      `OTEL_EXPORTER_OTLP_ENDPOINT is ${endpoint}. Set the address of a collector such as http://127.0.0.1:4318.`,
    );
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: headersFrom(env['OTEL_EXPORTER_OTLP_HEADERS']),
    share: shareFrom(env['OTEL_TRACES_SAMPLER_ARG']),
  };
}

/** Never repeats a value, which may be a secret. */
function headersFrom(given: string | undefined): Record<string, string> {
  const pairs = (given ?? '').split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(pair) ?? [];
      if (name === undefined || value === undefined) {
        throw new Error(
          'OTEL_EXPORTER_OTLP_HEADERS is not a list of name=value. Set pairs with commas between.',
        );
      }
      return [name, value];
    }),
  );
}

function shareFrom(given: string | undefined): number {
  if (!given) return 1;
  const share = Number(given);
  if (!(share >= 0 && share <= 1)) {
    throw new Error(`OTEL_TRACES_SAMPLER_ARG is ${given}. Set a part of the calls from 0 to 1.`);
  }
  return share;
}
