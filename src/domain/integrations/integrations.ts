export const integrations = [
  'CAL_COM',
  'CRONOFY',
  'FRONT',
  'GONG',
  'GOOGLE',
  'GOOGLE_CALENDAR',
  'GOOGLE_MEET',
  'GOOGLE_PLAY',
  'HUBSPOT',
  'INTERCOM',
  'JIRA_SERVICE_MANAGEMENT',
  'LINEAR',
  'MICROSOFT',
  'MICROSOFT_OUTLOOK_CALENDAR',
  'MICROSOFT_TEAMS',
  'MICROSOFT_TEAMS_CALENDAR',
  'NOTION',
  'PRODUCTBOARD',
  'SALESFORCE',
  'SLACK',
  'SLACK_WORKSPACE',
  'ZENDESK',
  'ZOOM',
] as const;
export type Integration = (typeof integrations)[number];

/** Sources of feedback that need no connected account. */
export const importSources = ['FRESHDESK', 'G2', 'PENDO', 'APP_STORE'] as const;
export type ImportSource = (typeof importSources)[number];

export const integrationLabels: Readonly<Record<Integration | ImportSource, string>> = {
  CAL_COM: 'Cal.com',
  CRONOFY: 'Cronofy',
  FRONT: 'Front',
  GONG: 'Gong',
  GOOGLE: 'Google Drive',
  GOOGLE_CALENDAR: 'Google Calendar',
  GOOGLE_MEET: 'Google Meet',
  GOOGLE_PLAY: 'Google Play',
  HUBSPOT: 'HubSpot',
  INTERCOM: 'Intercom',
  JIRA_SERVICE_MANAGEMENT: 'Jira Service Management',
  LINEAR: 'Linear',
  MICROSOFT: 'Microsoft OneDrive',
  MICROSOFT_OUTLOOK_CALENDAR: 'Outlook Calendar',
  MICROSOFT_TEAMS: 'Microsoft Teams',
  MICROSOFT_TEAMS_CALENDAR: 'Teams Calendar',
  NOTION: 'Notion',
  PRODUCTBOARD: 'Productboard',
  SALESFORCE: 'Salesforce',
  SLACK: 'Slack',
  SLACK_WORKSPACE: 'Slack workspace',
  ZENDESK: 'Zendesk',
  ZOOM: 'Zoom',
  FRESHDESK: 'Freshdesk',
  G2: 'G2',
  PENDO: 'Pendo',
  APP_STORE: 'App Store',
};

/** These carry workspace content to another service, which a HIPAA workspace must not do. */
export const dataOutIntegrations = [
  'LINEAR',
  'MICROSOFT_TEAMS',
  'NOTION',
  'PRODUCTBOARD',
  'SLACK',
  'SLACK_WORKSPACE',
] as const satisfies readonly Integration[];

export function sendsDataOut(integration: Integration): boolean {
  return dataOutIntegrations.some((out) => out === integration);
}
