// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { ApiOperationKind } from '#server/platform/graphql/wire.gen.ts';

export type ApiField = {
  readonly name: string;
  readonly type: string;
  readonly typeName: string;
  readonly description?: string | null;
  readonly defaultValue?: string | null;
};

export type ApiExample = {
  readonly query: string;
  readonly variables: string;
  readonly runs: boolean;
};

export type ApiOperation = {
  readonly kind: ApiOperationKind;
  readonly name: string;
  readonly description?: string | null;
  readonly arguments: readonly ApiField[];
  readonly type: string;
  readonly typeName: string;
  readonly example: ApiExample;
};

export type ApiOperationPage = {
  readonly items: readonly ApiOperation[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type ApiEnumValue = {
  readonly name: string;
  readonly description?: string | null;
};

export type ApiType = {
  readonly name: string;
  readonly keyword: string;
  readonly description?: string | null;
  readonly fields: readonly ApiField[];
  readonly values: readonly ApiEnumValue[];
};

export type ApiReferenceResolvers = ResolversOf<{
  ApiField: FieldResolvers<ApiField, {
    name: Resolver<string, ApiField>;
    type: Resolver<string, ApiField>;
    typeName: Resolver<string, ApiField>;
    description: Resolver<string | null, ApiField>;
    defaultValue: Resolver<string | null, ApiField>;
  }>;
  ApiExample: FieldResolvers<ApiExample, {
    query: Resolver<string, ApiExample>;
    variables: Resolver<string, ApiExample>;
    runs: Resolver<boolean, ApiExample>;
  }>;
  ApiOperation: FieldResolvers<ApiOperation, {
    kind: Resolver<ApiOperationKind, ApiOperation>;
    name: Resolver<string, ApiOperation>;
    description: Resolver<string | null, ApiOperation>;
    arguments: Resolver<readonly ApiField[], ApiOperation>;
    type: Resolver<string, ApiOperation>;
    typeName: Resolver<string, ApiOperation>;
    example: Resolver<ApiExample, ApiOperation>;
  }>;
  ApiOperationPage: FieldResolvers<ApiOperationPage, {
    items: Resolver<readonly ApiOperation[], ApiOperationPage>;
    endCursor: Resolver<string | null, ApiOperationPage>;
    totalCount: Resolver<number, ApiOperationPage>;
  }>;
  ApiEnumValue: FieldResolvers<ApiEnumValue, {
    name: Resolver<string, ApiEnumValue>;
    description: Resolver<string | null, ApiEnumValue>;
  }>;
  ApiType: FieldResolvers<ApiType, {
    name: Resolver<string, ApiType>;
    keyword: Resolver<string, ApiType>;
    description: Resolver<string | null, ApiType>;
    fields: Resolver<readonly ApiField[], ApiType>;
    values: Resolver<readonly ApiEnumValue[], ApiType>;
  }>;
  Query: {
    apiOperations: Resolver<ApiOperationPage, unknown, { kind?: ApiOperationKind | null; search?: string | null; first: number | null; after?: string | null }>;
    apiType: Resolver<ApiType | null, unknown, { name: string }>;
  };
}>;
