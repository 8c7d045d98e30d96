import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { errorWire } from '#domain/errors/error-codes.ts';
import { HarkError } from '#domain/errors/hark-error.ts';
import { toHarkError } from '#server/platform/http/error-reply.ts';
import type { Log } from '#server/platform/log/log.ts';

/** The one place where an error becomes what a client reads. */
export function formatError(error: GraphQLError, log: Log): GraphQLFormattedError {
  const cause = error.originalError ?? undefined;
  // No cause: graphql itself refused the document, its variables or a scalar.
  const known =
    cause === undefined ? new HarkError('ValidationError', error.message, false) : toHarkError(cause);
  if (known.code === 'InternalError') log.error({ err: cause, path: error.path }, 'A resolver failed');
  return {
    message: known.message,
    ...(error.path && { path: error.path }),
    ...(error.locations && { locations: error.locations }),
    extensions: {
      code: errorWire[known.code].graphql,
      errorCode: known.code,
      humanReadable: known.humanReadable,
    },
  };
}
