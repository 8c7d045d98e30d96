import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { googleDownloadPath, googleFileCodec } from './google-files.ts';
import { inboundEndpoints, isWebhookTimely } from './inbound-endpoints.ts';
import {
  eventsSubscriptionStates,
  googleMeetEvents,
  meetRecordingStates,
  pubSubMessageCodec,
  respondentEventCodec,
  respondentEvents,
  slackWebhookCodec,
  zoomDeauthorizeCodec,
  zoomValidationAnswerCodec,
} from './inbound-payloads.ts';
import {
  dataOutIntegrations,
  importSources,
  integrationLabels,
  integrations,
  sendsDataOut,
} from './integrations.ts';

describe('lists', () => {
  test('integrations', () => {
    expect(integrations.join(' ')).toBe(
      'CAL_COM CRONOFY FRONT GONG GOOGLE GOOGLE_CALENDAR GOOGLE_MEET GOOGLE_PLAY HUBSPOT INTERCOM JIRA_SERVICE_MANAGEMENT LINEAR MICROSOFT MICROSOFT_OUTLOOK_CALENDAR MICROSOFT_TEAMS MICROSOFT_TEAMS_CALENDAR NOTION PRODUCTBOARD SALESFORCE SLACK SLACK_WORKSPACE ZENDESK ZOOM',
    );
    expect(integrations).toHaveLength(23);
    expect(importSources).toEqual(['FRESHDESK', 'G2', 'PENDO', 'APP_STORE']);
    expect(Object.keys(integrationLabels)).toEqual([...integrations, ...importSources]);
  });

  test('those that send data out', () => {
    expect(integrations.filter(sendsDataOut)).toEqual([...dataOutIntegrations]);
    expect(sendsDataOut('ZENDESK')).toBe(false);
  });

  test('twelve inbound endpoints', () => {
    expect(inboundEndpoints.map((endpoint) => endpoint.path)).toEqual([
      '/google-meet/event-notification',
      '/microsoft-teams/messages',
      '/microsoft-teams/event-notification',
      '/microsoft-teams/lifecycle-notification',
      '/respondent/event-notification',
      '/slack/webhook',
      '/stripe/webhook',
      '/zoom/deauthorize',
      '/zoom/event-notification',
      '/atlassian/me',
      '/atlassian/smart-links',
      '/notion/unfurl',
    ]);
  });

  test('states and events', () => {
    expect(meetRecordingStates).toEqual(['STATE_UNSPECIFIED', 'STARTED', 'ENDED', 'FILE_GENERATED']);
    expect(eventsSubscriptionStates).toEqual(['STATE_UNSPECIFIED', 'ACTIVE', 'SUSPENDED', 'DELETED']);
    expect(googleMeetEvents).toEqual(['conference.started', 'conference.ended', 'recording.fileGenerated']);
    expect(respondentEvents).toEqual([
      'project.updated',
      'screenerResponse.created',
      'screenerResponse.updated',
    ]);
  });
});

test.each([
  [0, true],
  [300, true],
  [301, false],
  [-300, true],
  [-301, false],
])('a webhook %s s old is timely: %s', (age, timely) => {
  const now = new Date('2026-01-01T00:00:00Z');
  expect(isWebhookTimely(now.getTime() / 1000 - age, now)).toBe(timely);
});

describe('payloads', () => {
  test('Slack', () => {
    const verification = { type: 'url_verification', challenge: 'c', token: 't' };
    expect(decode(slackWebhookCodec, verification)).toEqual(verification);
    const callback = { type: 'event_callback', team_id: 'T', event_id: 'E', event: { type: 'x' } };
    expect(decode(slackWebhookCodec, callback)).toEqual(callback);
    expect(isOf(slackWebhookCodec, { type: 'other' })).toBe(false);
  });

  test('Zoom', () => {
    const payload = {
      user_id: 'u',
      account_id: 'a',
      client_id: 'c',
      deauthorization_time: '2026-01-01T00:00:00.000Z',
      signature: 's',
    };
    expect(isOf(zoomDeauthorizeCodec, { event: 'app_deauthorized', payload })).toBe(true);
    expect(isOf(zoomDeauthorizeCodec, { event: 'app_authorized', payload })).toBe(false);
    expect(isOf(zoomValidationAnswerCodec, { plainToken: 'p', encryptedToken: 'e' })).toBe(true);
  });

  test('others', () => {
    expect(isOf(respondentEventCodec, { type: 'project.updated', data: {} })).toBe(true);
    expect(isOf(respondentEventCodec, { type: 'project.deleted', data: {} })).toBe(false);
    expect(isOf(pubSubMessageCodec, { message: { data: 'e30=', messageId: '1' } })).toBe(true);
  });
});

describe('Google files', () => {
  test.each([
    ['application/vnd.google-apps.document', '/drive/v3/files/a/export?mimeType=application%2Fpdf'],
    ['application/vnd.google-apps.drawing', '/drive/v3/files/a/export?mimeType=application%2Fpdf'],
    ['application/vnd.google-apps.presentation', '/drive/v3/files/a/export?mimeType=application%2Fpdf'],
    ['application/vnd.google-apps.spreadsheet', '/drive/v3/files/a/export?mimeType=text%2Fcsv'],
    ['video/mp4', '/drive/v3/files/a?alt=media'],
    ['toString', '/drive/v3/files/a?alt=media'],
  ])('%s', (mimeType, path) => {
    expect(googleDownloadPath({ id: 'a', mimeType })).toBe(`${path}&supportsAllDrives=true`);
  });

  test('an id can’t leave its path', () => {
    expect(googleDownloadPath({ id: '../x?y', mimeType: 'video/mp4' })).toContain('/files/..%2Fx%3Fy?');
  });

  test('metadata', () => {
    expect(isOf(googleFileCodec, { kind: 'drive#file', id: 'a', name: 'n', mimeType: 'm' })).toBe(true);
  });
});
