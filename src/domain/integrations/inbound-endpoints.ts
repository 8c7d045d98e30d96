/** Paths where other services call in. None of them has a session; each has its own proof. */
export const inboundEndpoints = [
  { path: '/google-meet/event-notification', integration: 'GOOGLE_MEET', proof: 'signed-token' },
  { path: '/microsoft-teams/messages', integration: 'MICROSOFT_TEAMS', proof: 'signed-token' },
  { path: '/microsoft-teams/event-notification', integration: 'MICROSOFT_TEAMS', proof: 'client-state' },
  { path: '/microsoft-teams/lifecycle-notification', integration: 'MICROSOFT_TEAMS', proof: 'client-state' },
  { path: '/respondent/event-notification', integration: 'RESPONDENT', proof: 'signature' },
  { path: '/slack/webhook', integration: 'SLACK', proof: 'signature' },
  { path: '/stripe/webhook', integration: 'STRIPE', proof: 'signature' },
  { path: '/zoom/deauthorize', integration: 'ZOOM', proof: 'signature' },
  { path: '/zoom/event-notification', integration: 'ZOOM', proof: 'signature' },
  { path: '/atlassian/me', integration: 'ATLASSIAN', proof: 'bearer' },
  { path: '/atlassian/smart-links', integration: 'ATLASSIAN', proof: 'bearer' },
  { path: '/notion/unfurl', integration: 'NOTION', proof: 'bearer' },
] as const;
export type InboundEndpoint = (typeof inboundEndpoints)[number];

/** Both ways: a time from the future is as wrong as one from the past. */
export const webhookToleranceSeconds = 300;

export function isWebhookTimely(sentAtSeconds: number, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - sentAtSeconds) <= webhookToleranceSeconds;
}
