// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { WebhookFieldsFragment, WebhookDeliveryFieldsFragment, WebhooksQuery, WebhooksQueryVariables, WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables, CreateWebhookMutation, CreateWebhookMutationVariables, UpdateWebhookMutation, UpdateWebhookMutationVariables, DeleteWebhookMutation, DeleteWebhookMutationVariables, RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables, TestWebhookMutation, TestWebhookMutationVariables, RetryWebhookDeliveryMutation, RetryWebhookDeliveryMutationVariables } from '#web/lib/graphql.gen.ts';

const webhookFields = 'fragment WebhookFields on Webhook{id url events byProgram createdAt disabledAt disabledReason failingSince lastSuccessAt oldSecretUntil createdBy{id name}}';
const webhookDeliveryFields = 'fragment WebhookDeliveryFields on WebhookDelivery{id event state attempts createdAt dueAt status error}';
export const WebhookFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<WebhookFieldsFragment>(`${webhookFields}`);
export const WebhookDeliveryFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<WebhookDeliveryFieldsFragment>(`${webhookDeliveryFields}`);
export const WebhooksDocument = /*#__PURE__*/ graphqlDocument<WebhooksQuery, WebhooksQueryVariables>(`query Webhooks($first:Int$after:String){webhooks(first:$first after:$after){items{...WebhookFields}endCursor totalCount}}${webhookFields}`);
export const WebhookDeliveriesDocument = /*#__PURE__*/ graphqlDocument<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(`query WebhookDeliveries($webhookId:ID!$first:Int$after:String){webhookDeliveries(webhookId:$webhookId first:$first after:$after){items{...WebhookDeliveryFields}endCursor totalCount}}${webhookDeliveryFields}`);
export const CreateWebhookDocument = /*#__PURE__*/ graphqlDocument<CreateWebhookMutation, CreateWebhookMutationVariables>(`mutation CreateWebhook($input:CreateWebhookInput!){createWebhook(input:$input){secret webhook{...WebhookFields}}}${webhookFields}`);
export const UpdateWebhookDocument = /*#__PURE__*/ graphqlDocument<UpdateWebhookMutation, UpdateWebhookMutationVariables>(`mutation UpdateWebhook($input:UpdateWebhookInput!){updateWebhook(input:$input){...WebhookFields}}${webhookFields}`);
export const DeleteWebhookDocument = /*#__PURE__*/ graphqlDocument<DeleteWebhookMutation, DeleteWebhookMutationVariables>(`mutation DeleteWebhook($id:ID!){deleteWebhook(id:$id)}`);
export const RotateWebhookSecretDocument = /*#__PURE__*/ graphqlDocument<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>(`mutation RotateWebhookSecret($id:ID!){rotateWebhookSecret(id:$id){secret webhook{...WebhookFields}}}${webhookFields}`);
export const TestWebhookDocument = /*#__PURE__*/ graphqlDocument<TestWebhookMutation, TestWebhookMutationVariables>(`mutation TestWebhook($id:ID!){testWebhook(id:$id){...WebhookDeliveryFields}}${webhookDeliveryFields}`);
export const RetryWebhookDeliveryDocument = /*#__PURE__*/ graphqlDocument<RetryWebhookDeliveryMutation, RetryWebhookDeliveryMutationVariables>(`mutation RetryWebhookDelivery($id:ID!){retryWebhookDelivery(id:$id){...WebhookDeliveryFields}}${webhookDeliveryFields}`);
