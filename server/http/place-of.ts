/** The subscriber behind an address, for limits. */
import { isIPv6 } from 'node:net';

/** Maps 2001:db8:1:2:3:4:5:6 to 2001:db8:1:2::/64, and an IPv4-mapped address to IPv4. */
export function placeOf(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined || !isIPv6(bare)) return mapped ?? bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const allGroups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${allGroups.slice(0, 4).join(':')}::/64`;
}

const groups = (half: string): string[] => half.split(':').filter(Boolean);
