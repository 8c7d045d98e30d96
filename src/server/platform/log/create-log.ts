import { pino, type DestinationStream, type Logger } from 'pino';
import { redactError, redactSecrets, redactText } from './redact-secrets.ts';

/** JSON lines. Whatever is logged passes the redaction first, at any depth. */
export function createLog(options: { level: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redactSecrets },
      serializers: { err: (value: unknown) => (value instanceof Error ? redactError(value) : value) },
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args as unknown[];
          const given = first instanceof Error && rest.length === 0 ? [{ err: first }, first.message] : args;
          const safe = given.map((one: unknown) => (typeof one === 'string' ? redactText(one) : one));
          method.apply(this, safe as typeof args);
        },
      },
    },
    options.destination ?? pino.destination({ dest: 2, sync: false }),
  );
}
