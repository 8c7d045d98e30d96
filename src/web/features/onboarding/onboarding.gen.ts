// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { GettingStartedQuery, GettingStartedQueryVariables } from '#web/lib/graphql.gen.ts';

export const GettingStartedDocument = /*#__PURE__*/ gql<GettingStartedQuery, GettingStartedQueryVariables>(`query GettingStarted{gettingStarted{paths templateId}}`);
