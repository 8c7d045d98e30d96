import { z } from 'zod';
import { apiItemsPerMinute } from '#domain/api-tokens/api-limits.ts';
import { hookPaths } from '#server/features/webhooks/index.ts';
import type { RestPath } from '#server/platform/http/rest-path.ts';
import { batchResult, itemResult } from './item-result.ts';
import { operations } from './operations/operations.ts';
import type { RestOperation } from './rest-operation.ts';

type Json = Readonly<Record<string, unknown>>;

/** OpenAPI 3.1 of everything below /api/v1, from the schemas that read the requests. */
export function describeApi(serverUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const path of [...operations.map(pathOf), ...hookPaths]) {
    const { method } = path;
    paths[path.path] = { ...paths[path.path], [method]: describe(path) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hark',
      version: '1',
      description:
        'Imports and webhooks of a workspace. Sign in with an API token, which admins make in the settings.',
    },
    servers: [{ url: serverUrl }],
    security: [{ apiToken: [] }],
    paths,
    components: {
      securitySchemes: { apiToken: { type: 'http', scheme: 'bearer', description: 'api.{team}.{secret}' } },
      schemas: { Errors: schemaOf(errors, 'output') },
    },
  };
}

const errors = z.object({ errors: z.array(z.object({ code: z.string(), title: z.string() })) });

function pathOf(operation: RestOperation): RestPath {
  const { place, item, example } = operation;
  const many = place.extend({ items: z.array(item).min(1).max(apiItemsPerMinute) });
  return {
    ...operation,
    method: 'post',
    scope: 'WRITE',
    takesKey: true,
    body: z.union([many, ...formsOf(item).map((form) => place.extend(form.shape))]),
    examples: {
      one: { ...example.place, ...example.item },
      many: { ...example.place, items: [example.item] },
    },
    answers: {
      200: { description: 'Written.', schema: z.union([batchResult, itemResult]) },
      207: { description: 'Some items were refused; the others are written.', schema: batchResult },
    },
  };
}

/** A single item has what all items share beside it. */
function formsOf(item: z.ZodType): z.ZodObject[] {
  if (item instanceof z.ZodObject) return [item];
  if (item instanceof z.ZodUnion) return item.options.filter((form) => form instanceof z.ZodObject);
  throw new Error('An item is an object, or one of several');
}

const refusals = {
  400: 'The request or its only item isn’t valid.',
  401: 'No token, or one that isn’t valid any more.',
  403: 'The token or its maker may not do this.',
  404: 'There is no such thing, or its maker can’t see it.',
  429: 'Too many. `Retry-After` says when to go on.',
} as const;

function describe(path: RestPath): Json {
  const { id, summary, description, scope, takesKey = false, query, params, body, examples, answers } = path;
  const parameters = [
    ...parametersOf('path', params),
    ...parametersOf('query', query),
    ...(takesKey
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description: 'The same key with the same body is done once; its answer is given again for a day.',
            schema: { type: 'string', minLength: 1, maxLength: 255 },
          },
        ]
      : []),
  ];
  return {
    operationId: id,
    summary,
    description: `${description} Asks for the scope ${scope}.`,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemaOf(body, 'input'),
            ...(examples && {
              examples: Object.fromEntries(
                Object.entries(examples).map(([name, value]) => [name, { value }]),
              ),
            }),
          },
        },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, { description: text, schema }]) => [
          status,
          {
            description: text,
            ...(schema && { content: { 'application/json': { schema: schemaOf(schema, 'output') } } }),
          },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, text]) => [
          status,
          {
            description: text,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
          },
        ]),
      ),
    },
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, one]) => ({
    name,
    in: place,
    required: true,
    schema: schemaOf(one, 'input'),
  }));
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    unrepresentable: 'any',
  });
  return described;
}
