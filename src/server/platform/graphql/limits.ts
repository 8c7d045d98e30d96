import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  type GraphQLError,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

export const maxTokens = 1000;
export const maxCharacters = 15_000;

const flattenFragments = true;
/** Reported like any other refusal; thrown, they would look like a fault of ours. Not thrown, the rules stay silent. */
const reported = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** For documents that ask about the schema alone, which are deep and cost nothing; lists inside lists stay limited. */
export const schemaRules: ValidationRule[] = [
  maxAliasesRule({ n: 15, ...reported }),
  maxDirectivesRule({ n: 50, ...reported }),
  ...specifiedRules,
];

/** Cheap limits first: a query built to be expensive must not reach the expensive rules. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: 6, flattenFragments, ...reported }),
  maxAliasesRule({ n: 15, ...reported }),
  maxDirectivesRule({ n: 50, ...reported }),
  costLimitRule({
    maxCost: 5000,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.5,
    flattenFragments,
    ...reported,
  }),
  NoSchemaIntrospectionCustomRule,
  ...specifiedRules,
];
