import type { TypeOf } from '#domain/codec/codec.ts';
import { literal, string, unknown, uuid } from '#domain/codec/primitives.ts';
import { object, optional, record, tagged } from '#domain/codec/structures.ts';

/** Read loosely inside: the senders add fields without asking. */
export const slackWebhookCodec = tagged('type', {
  url_verification: object({ challenge: string, token: string }),
  event_callback: object({
    token: optional(string),
    team_id: string,
    event_id: string,
    event: record(unknown),
  }),
});
export type SlackWebhook = TypeOf<typeof slackWebhookCodec>;

export const zoomDeauthorizeCodec = object(
  {
    event: literal('app_deauthorized'),
    payload: object({
      user_id: string,
      account_id: string,
      client_id: string,
      deauthorization_time: string,
      signature: string,
    }),
  },
  'Zoom deauthorization',
);
export type ZoomDeauthorize = TypeOf<typeof zoomDeauthorizeCodec>;

/** The answer to Zoom's check that an endpoint is ours. */
export const zoomValidationAnswerCodec = object(
  { plainToken: string, encryptedToken: string },
  'Zoom validation answer',
);

export const respondentEvents = [
  'project.updated',
  'screenerResponse.created',
  'screenerResponse.updated',
] as const;
export const respondentEventCodec = object(
  { type: literal(...respondentEvents), data: record(unknown) },
  'Respondent event',
);

export const googleMeetEvents = [
  'conference.started',
  'conference.ended',
  'recording.fileGenerated',
] as const;
export const pubSubMessageCodec = object(
  { message: object({ data: string, messageId: string, attributes: optional(record(string)) }) },
  'Pub/Sub message',
);

export const meetRecordingStates = ['STATE_UNSPECIFIED', 'STARTED', 'ENDED', 'FILE_GENERATED'] as const;
export type MeetRecordingState = (typeof meetRecordingStates)[number];

export const eventsSubscriptionStates = ['STATE_UNSPECIFIED', 'ACTIVE', 'SUSPENDED', 'DELETED'] as const;
export type EventsSubscriptionState = (typeof eventsSubscriptionStates)[number];

export const atlassianMeCodec = object({ id: string, name: string, workspace: string }, 'Atlassian identity');

export const identifyWebhookAnswerCodec = object({ teamId: uuid }, 'workspace of a webhook');
