/** Choices for the filing packet, as typed and as filed. A blank means no choice. */
import { isRecord } from '#kernel/merge-patch.ts';
import { Packet } from '#contract/application/packet.ts';
import { oneLineOf, withoutBlanks } from '#contract/primitives.ts';

/** Packet choices never block filing: invalid values are omitted and left blank for handwriting. */
export function packetOnTheWire(packet: Packet): Packet | undefined {
  const cleaned = withNamesInOneLine(withoutEmpty(withoutBlanks(packet)));
  const read = Packet.safeParse(cleaned);
  const valid = read.success ? read.data : goodFields(cleaned);
  return Object.keys(valid).length > 0 ? valid : undefined;
}

function goodFields(packet: unknown): Packet {
  if (!isRecord(packet)) return {};
  const good = Object.entries(packet).filter(([key, value]) => Packet.safeParse({ [key]: value }).success);
  const read = Packet.safeParse(Object.fromEntries(good));
  return read.success ? read.data : {};
}

/**
 * One invalid name would drop its whole group, and the user cannot see these characters. Remove them instead.
 */
function withNamesInOneLine(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNamesInOneLine);
  if (!isRecord(value)) return value;
  const inner = Object.entries(value).map(([key, each]) =>
    typeof each === 'string' && NAMES.has(key) ? [key, oneLineOf(each)] : [key, withNamesInOneLine(each)],
  );
  return Object.fromEntries(inner);
}

const NAMES: ReadonlySet<string> = new Set(['name', 'parentage']);

/** Remove empty groups and lists. */
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
