/** The choices for the filing packet, as they are typed and as they are filed: a blank is a choice that was not made. */
import { isRecord } from '#kernel/merge-patch.ts';
import { Packet } from '#contract/packet.ts';
import { oneLineOf, withoutBlanks } from '#contract/primitives.ts';

/** No choice keeps an application from being filed: what the wire would refuse is left to be written by hand. */
export function packetOnTheWire(typed: Packet): Packet | undefined {
  const said = withNamesInOneLine(withoutEmpty(withoutBlanks(typed)));
  const read = Packet.safeParse(said);
  const kept = read.success ? read.data : goodFields(said);
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function goodFields(typed: unknown): Packet {
  if (!isRecord(typed)) return {};
  const good = Object.entries(typed).filter(([key, value]) => Packet.safeParse({ [key]: value }).success);
  const read = Packet.safeParse(Object.fromEntries(good));
  return read.success ? read.data : {};
}

/** Nobody sees what is taken out of them here, and a whole group would be left out for it. */
function withNamesInOneLine(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNamesInOneLine);
  if (!isRecord(value)) return value;
  const inner = Object.entries(value).map(([key, each]) =>
    typeof each === 'string' && NAMES.has(key) ? [key, oneLineOf(each)] : [key, withNamesInOneLine(each)],
  );
  return Object.fromEntries(inner);
}

const NAMES: ReadonlySet<string> = new Set(['name', 'parentage']);

/** Groups and lists that hold nothing any more. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((inner) => !isEmpty(inner));
  if (!isRecord(value)) return value;
  const inner = Object.entries(value).map(([key, each]) => [key, withoutEmpty(each)] as const);
  return Object.fromEntries(inner.filter(([, each]) => !isEmpty(each)));
}

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);
