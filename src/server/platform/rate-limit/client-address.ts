import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** What a limit is keyed on: the address, and for IPv6 the network, because one customer gets 2^64 addresses. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const address = plainAddress({ ip });
  return isIPv6(address) ? networkOf(address) : address;
}

/** As people write it: an IPv4 address that came over IPv6 without its prefix. */
export function plainAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
}

/** The same for a request that no route handles: a websocket's opening. */
export function forwardedAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const hops = [socket.remoteAddress ?? '', ...forwarded.toReversed()];
  return clientAddress({ ip: hops[Math.min(trustedProxies, hops.length - 1)] ?? '' });
}

function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
