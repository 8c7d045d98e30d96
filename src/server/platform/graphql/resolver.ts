import type { GraphQLResolveInfo } from 'graphql';
import type { RequestCtx } from './request-ctx.ts';

/** What the generated types of a slice are made of. */
export type Resolver<Result, Parent, Args = object> = (
  parent: Parent,
  args: Args,
  ctx: RequestCtx,
  info: GraphQLResolveInfo,
) => Result | Promise<Result>;

export type Subscriber<Result, Parent, Args = object> = {
  readonly subscribe: (parent: Parent, args: Args, ctx: RequestCtx) => AsyncGenerator<Result>;
  readonly resolve?: (change: Result) => Result;
};

/** A field needs a resolver unless its row carries the very value: a forgotten one would answer null. */
export type FieldResolvers<Row, Fields> = {
  readonly [K in keyof Fields as Carries<Row, K, Fields[K]> extends true ? never : K]: Fields[K];
} & {
  readonly [K in keyof Fields as Carries<Row, K, Fields[K]> extends true ? K : never]?: Fields[K];
};

/** A type whose rows carry every field may be left out. */
export type ResolversOf<Types> = {
  readonly [T in keyof Types as object extends Types[T] ? never : T]: Types[T];
} & {
  readonly [T in keyof Types as object extends Types[T] ? T : never]?: Types[T];
};

type Carries<Row, K, Field> = K extends keyof Row ? ([Row[K]] extends [Answer<Field>] ? true : false) : false;

type Answer<Field> = Field extends (...given: never[]) => infer Result
  ? null extends Awaited<Result>
    ? Awaited<Result> | undefined
    : Awaited<Result>
  : never;
