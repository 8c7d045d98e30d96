import type { FastifyRequest } from 'fastify';
import { clientAddress, plainAddress } from '#server/platform/rate-limit/client-address.ts';

/** Where a session was opened, as far as the browser says. */
export type Device = {
  /** What limits count by. */
  readonly address: string;
  /** What its owner is shown. */
  readonly plainAddress: string;
  readonly userAgent: string | null;
};

export function deviceOf(request: FastifyRequest): Device {
  return {
    address: clientAddress(request),
    plainAddress: plainAddress(request),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  };
}
