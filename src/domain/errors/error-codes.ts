export const errorCodes = [
  'Forbidden',
  'InternalError',
  'InvalidOperation',
  'NotFound',
  'HumanErrorMessage',
  'TooManyRequests',
  'Unauthorized',
  'ValidationError',
  'UnprocessableContent',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const graphqlCodes = ['BAD_USER_INPUT', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR'] as const;
export type GraphqlCode = (typeof graphqlCodes)[number];

/** How each error code shows itself on the two wires. */
export const errorWire = {
  Forbidden: { graphql: 'FORBIDDEN', status: 403 },
  InternalError: { graphql: 'INTERNAL_SERVER_ERROR', status: 500 },
  InvalidOperation: { graphql: 'BAD_USER_INPUT', status: 409 },
  NotFound: { graphql: 'BAD_USER_INPUT', status: 404 },
  HumanErrorMessage: { graphql: 'BAD_USER_INPUT', status: 400 },
  TooManyRequests: { graphql: 'FORBIDDEN', status: 429 },
  Unauthorized: { graphql: 'FORBIDDEN', status: 401 },
  ValidationError: { graphql: 'BAD_USER_INPUT', status: 400 },
  UnprocessableContent: { graphql: 'BAD_USER_INPUT', status: 422 },
} as const satisfies Record<ErrorCode, { graphql: GraphqlCode; status: number }>;
