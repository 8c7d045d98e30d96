export { NewWebhookButton } from './new-webhook-button.tsx';
export { webhookSettings } from './settings-places.ts';
export { WebhookList } from './webhook-list.tsx';
