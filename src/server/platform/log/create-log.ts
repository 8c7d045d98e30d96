import { pino, type DestinationStream, type Logger } from 'pino';
import { redactSecrets } from './redact-secrets.ts';

/** JSON lines. Whatever is logged passes the redaction first, at any depth. */
export function createLog(options: { level: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redactSecrets },
      serializers: { err: pino.stdSerializers.err },
    },
    options.destination ?? pino.destination({ dest: 2, sync: false }),
  );
}
