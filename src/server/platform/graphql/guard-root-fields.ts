import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { Forbidden, ValidationError } from '#domain/errors/hark-error.ts';
import { bodyLimits } from '#domain/limits/request-limits.ts';
import { requireMayWrite, type Actor } from '#server/platform/context/context.ts';
import type { RequestCtx } from './request-ctx.ts';

type RootField = GraphQLField<unknown, RequestCtx>;

/** Before any resolver runs: what kind of caller may use the field at all. Slices can't forget it. */
export function guardRootFields(schema: GraphQLSchema): void {
  const mutation = schema.getMutationType();
  for (const type of [schema.getQueryType(), mutation, schema.getSubscriptionType()]) {
    for (const field of fieldsOf(type)) guard(field, { writes: type === mutation });
  }
}

function fieldsOf(type: GraphQLObjectType | null | undefined): RootField[] {
  return Object.values(type?.getFields() ?? {});
}

function guard(field: RootField, { writes }: { writes: boolean }): void {
  const isMarked = (mark: string): boolean =>
    field.astNode?.directives?.some(({ name }) => name.value === mark) ?? false;
  const [forVisitors, isLarge] = [isMarked('visitors'), isMarked('large')];
  const check = (resolve: GraphQLFieldResolver<unknown, RequestCtx>): typeof resolve => {
    return (parent, args, ctx, info) => {
      checkCaller(ctx.actor, { forVisitors, writes });
      if (!isLarge && (ctx.bodyBytes ?? 0) > bodyLimits.member)
        throw new ValidationError('The request is too large');
      return resolve(parent, args, ctx, info);
    };
  };
  // A subscription is refused when it starts; its values come through `resolve` and need no second look.
  if (field.subscribe) field.subscribe = check(field.subscribe);
  else field.resolve = check(field.resolve ?? defaultFieldResolver);
}

function checkCaller(actor: Actor, { forVisitors, writes }: { forVisitors: boolean; writes: boolean }): void {
  if (actor.kind === 'visitor' && !forVisitors) throw new Forbidden('This needs more than a public link');
  if (actor.kind !== 'visitor' && forVisitors)
    throw new Forbidden('Only visitors of a public link can do this');
  if (writes && actor.kind === 'member') requireMayWrite(actor);
}
