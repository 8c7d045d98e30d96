import { describe, expect, test } from 'vitest';
import { errorCodes, errorWire, graphqlCodes } from './error-codes.ts';
import * as errors from './hark-error.ts';
import { unreachable } from './invariant.ts';

test('the codes of both wires', () => {
  expect(errorCodes).toEqual([
    'Forbidden',
    'InternalError',
    'InvalidOperation',
    'NotFound',
    'HumanErrorMessage',
    'TooManyRequests',
    'Unauthorized',
    'ValidationError',
    'UnprocessableContent',
  ]);
  expect(graphqlCodes).toEqual(['BAD_USER_INPUT', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR']);
  expect(
    Object.fromEntries(errorCodes.map((code) => [code, [errorWire[code].graphql, errorWire[code].status]])),
  ).toEqual({
    Forbidden: ['FORBIDDEN', 403],
    InternalError: ['INTERNAL_SERVER_ERROR', 500],
    InvalidOperation: ['BAD_USER_INPUT', 409],
    NotFound: ['BAD_USER_INPUT', 404],
    HumanErrorMessage: ['BAD_USER_INPUT', 400],
    TooManyRequests: ['FORBIDDEN', 429],
    Unauthorized: ['FORBIDDEN', 401],
    ValidationError: ['BAD_USER_INPUT', 400],
    UnprocessableContent: ['BAD_USER_INPUT', 422],
  });
});

test.each([
  [new errors.ValidationError('a'), 'ValidationError', 'a', true],
  [new errors.NotFound(), 'NotFound', 'Not found', false],
  [new errors.Forbidden('a'), 'Forbidden', 'a', true],
  [new errors.Unauthorized(), 'Unauthorized', 'Sign in to continue', false],
  [new errors.TooManyRequests(30), 'TooManyRequests', 'Too many attempts. Try again later.', true],
  [new errors.InvalidOperation('a'), 'InvalidOperation', 'a', true],
  [new errors.UnprocessableContent('a'), 'UnprocessableContent', 'a', true],
  [new errors.HumanErrorMessage('a'), 'HumanErrorMessage', 'a', true],
])('%s', (error, code, message, humanReadable) => {
  expect(error).toBeInstanceOf(errors.HarkError);
  expect(error).toMatchObject({ name: code, code, message, humanReadable });
});

test('too many requests say when to come back', () => {
  expect(new errors.TooManyRequests(30).retryAfterSeconds).toBe(30);
});

describe('faults of our own', () => {
  test('say their words', () => {
    expect(() => unreachable('x' as never)).toThrow(new Error('internal error entered unreachable code'));
  });
});
