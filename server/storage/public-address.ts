/** Addresses of the public internet. A webhook may reach no other one, so that it opens nothing inside the network. */
import { BlockList, isIP, isIPv4 } from 'node:net';

const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Of the global unicast block: documentation, and tunnels that carry an IPv4 address. */
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const blocked = new BlockList();
for (const [net, bits] of NOT_PUBLIC_V4) blocked.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of NOT_PUBLIC_V6) blocked.addSubnet(net, bits, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !blocked.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** The address without the brackets of IPv6; undefined for a name. */
export function addressIn(hostname: string): string | undefined {
  const plain = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(plain) === 0 ? undefined : plain;
}
