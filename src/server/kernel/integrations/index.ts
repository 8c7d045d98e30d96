export type { Connection, Integration, IntegrationCall, ShownMessage } from './integration.ts';
export { allIntegrations, registerIntegrations } from './registry.ts';
