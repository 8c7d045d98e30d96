// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { MailSetupQuery, MailSetupQueryVariables, SendTestMailMutation, SendTestMailMutationVariables } from '#web/lib/graphql.gen.ts';

export const MailSetupDocument = /*#__PURE__*/ graphqlDocument<MailSetupQuery, MailSetupQueryVariables>(`query MailSetup{mailSetup{way host sender testAddress outboxUrl}}`);
export const SendTestMailDocument = /*#__PURE__*/ graphqlDocument<SendTestMailMutation, SendTestMailMutationVariables>(`mutation SendTestMail{sendTestMail{outcome message}}`);
