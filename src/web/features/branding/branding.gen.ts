// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { BrandingQuery, BrandingQueryVariables, SetPrimaryColorMutation, SetPrimaryColorMutationVariables, RemoveLogoMutation, RemoveLogoMutationVariables } from '#web/lib/graphql.gen.ts';

const workspaceFields = 'fragment WorkspaceFields on Workspace{id name subdomain hasSampleData addressChangesLeft primaryColor logoUrl deletion{dueAt requestedBy{id name}}}';
export const BrandingDocument = /*#__PURE__*/ gql<BrandingQuery, BrandingQueryVariables>(`query Branding{workspace{...WorkspaceFields}}${workspaceFields}`);
export const SetPrimaryColorDocument = /*#__PURE__*/ gql<SetPrimaryColorMutation, SetPrimaryColorMutationVariables>(`mutation SetPrimaryColor($color:String){setPrimaryColor(color:$color){...WorkspaceFields}}${workspaceFields}`);
export const RemoveLogoDocument = /*#__PURE__*/ gql<RemoveLogoMutation, RemoveLogoMutationVariables>(`mutation RemoveLogo{removeLogo{...WorkspaceFields}}${workspaceFields}`);
