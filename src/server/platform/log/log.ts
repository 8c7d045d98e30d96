import type { FastifyBaseLogger } from 'fastify';

/** Structured; secrets are redacted by the writer (`create-log.ts`), never by the caller. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;
