// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { BrandingQuery, BrandingQueryVariables, SetPrimaryColorMutation, SetPrimaryColorMutationVariables, RemoveLogoMutation, RemoveLogoMutationVariables } from '#web/lib/graphql.gen.ts';

const workspaceFields = 'fragment WorkspaceFields on Workspace{id name subdomain hasSampleData addressChangesLeft primaryColor logoUrl deletion{dueAt requestedBy{id name}}}';
export const BrandingDocument = /*#__PURE__*/ graphqlDocument<BrandingQuery, BrandingQueryVariables>(`query Branding{workspace{...WorkspaceFields}}${workspaceFields}`);
export const SetPrimaryColorDocument = /*#__PURE__*/ graphqlDocument<SetPrimaryColorMutation, SetPrimaryColorMutationVariables>(`mutation SetPrimaryColor($color:String){setPrimaryColor(color:$color){...WorkspaceFields}}${workspaceFields}`);
export const RemoveLogoDocument = /*#__PURE__*/ graphqlDocument<RemoveLogoMutation, RemoveLogoMutationVariables>(`mutation RemoveLogo{removeLogo{...WorkspaceFields}}${workspaceFields}`);
