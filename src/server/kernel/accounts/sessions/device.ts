import type { FastifyRequest } from 'fastify';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';

/** Where a session was opened, as far as the browser says. */
export type Device = { readonly address: string; readonly userAgent: string | null };

export function deviceOf(request: FastifyRequest): Device {
  return {
    address: clientAddress(request),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  };
}
