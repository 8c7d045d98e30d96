import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { NoSchemaIntrospectionCustomRule, specifiedRules, type ValidationRule } from 'graphql';

export const maxTokens = 1000;
export const maxCharacters = 15_000;

const flattenFragments = true;
/** Reported like any other refusal; thrown, they would look like a fault of ours. */
const propagateOnRejection = false;

/** Cheap limits first: a query built to be expensive must not reach the expensive rules. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: 6, flattenFragments, propagateOnRejection }),
  maxAliasesRule({ n: 15, propagateOnRejection }),
  maxDirectivesRule({ n: 50, propagateOnRejection }),
  costLimitRule({
    maxCost: 5000,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.5,
    flattenFragments,
    propagateOnRejection,
  }),
  NoSchemaIntrospectionCustomRule,
  ...specifiedRules,
];
