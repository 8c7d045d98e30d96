import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { readPageArgs, toPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { describeOperation, type ApiOperation } from './describe-operation.ts';

type Asked = PageArgs & { readonly kind?: ApiOperation['kind'] | null; readonly search?: string | null };
type Root = { readonly kind: ApiOperation['kind']; readonly field: GraphQLField<unknown, unknown> };

const pageKey = object({ key: string });

/** By name. What visitors of public links ask is left out: no program can. */
export function listOperations(ctx: Ctx, schema: GraphQLSchema, asked: Asked): Page<ApiOperation> {
  allow(ctx, 'workspace.read');
  const request = readPageArgs(asked, pageKey);
  const words = (asked.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = rootsOf(schema)
    .filter(({ kind, field }) => (!asked.kind || kind === asked.kind) && hasAll(field, words))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const rest = found.filter((root) => request.after === null || keyOf(root) > request.after.key);
  const page = toPage(
    rest.slice(0, request.limit + 1),
    request,
    (root) => ({ key: keyOf(root) }),
    found.length,
  );
  return { ...page, items: page.items.map(({ kind, field }) => describeOperation(kind, field)) };
}

function rootsOf(schema: GraphQLSchema): Root[] {
  const of = (kind: Root['kind'], type: GraphQLObjectType | null | undefined): Root[] =>
    Object.values(type?.getFields() ?? {})
      .filter(({ astNode }) => !astNode?.directives?.some(({ name }) => name.value === 'visitors'))
      .map((field) => ({ kind, field }));
  return [...of('QUERY', schema.getQueryType()), ...of('MUTATION', schema.getMutationType())];
}

function keyOf({ kind, field }: Root): string {
  return `${field.name.toLowerCase()} ${kind}`;
}

function hasAll({ name, description }: Root['field'], words: readonly string[]): boolean {
  const text = `${name} ${spaced(name)} ${description ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** 'createProject' is found by 'create project' too. */
function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, ' $&');
}
