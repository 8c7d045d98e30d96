// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { GettingStartedQuery, GettingStartedQueryVariables } from '#web/lib/graphql.gen.ts';

export const GettingStartedDocument = /*#__PURE__*/ graphqlDocument<GettingStartedQuery, GettingStartedQueryVariables>(`query GettingStarted{gettingStarted{paths templateId}}`);
