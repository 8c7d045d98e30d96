import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, literal, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional, tagged, union } from '#domain/codec/structures.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { availableTeamCodec } from './available-team.ts';
import { parseEmail } from './email.ts';
import { oidcProviders } from './sign-in-providers.ts';

export const sendConfirmationEmailCodec = object(
  {
    email: string,
    recaptchaToken: string,
    useOneTimeCodeFlow: optional(boolean),
    forceCreateWorkspace: optional(boolean),
    skipFastLoginRedirect: optional(boolean),
  },
  'confirmation e-mail request',
);
export type SendConfirmationEmail = TypeOf<typeof sendConfirmationEmailCodec>;

export function parseSendConfirmationEmail(request: SendConfirmationEmail): Parsed<SendConfirmationEmail> {
  const email = parseEmail(request.email);
  if (!email.ok) return email;
  if (request.recaptchaToken.trim() === '') return refused('Confirm that you are not a robot');
  return accepted({ ...request, email: email.value });
}

export const requestFailureCodec = object({ success: literal(false), message: string }, 'failure');
export type RequestFailure = TypeOf<typeof requestFailureCodec>;

export const sendConfirmationEmailOutcomeCodec = union(
  tagged('outcome', {
    EMAIL_SENT: object({}),
    EMAIL_ONE_TIME_CODE: object({ codeChallenge: uuid }),
    EMAIL_SKIPPED: object({ teamId: uuid }),
  }),
  requestFailureCodec,
);
export type SendConfirmationEmailOutcome = TypeOf<typeof sendConfirmationEmailOutcomeCodec>;

export const confirmEmailCodec = tagged('method', {
  EMAIL: object({ token: string }),
  OIDC: object({
    provider: literal(...oidcProviders),
    code: string,
    uxMode: optional(literal('popup')),
    /** As the provider sent them back; an answer without its state is refused. */
    state: optional(string),
    iss: optional(string),
  }),
  ONE_TIME_CODE: object({ codeChallenge: uuid, code: string }),
});
export type ConfirmEmail = TypeOf<typeof confirmEmailCodec>;

export const confirmEmailResultCodec = union(
  object({ teamId: uuid, redirect: optional(nullable(string)) }, 'workspace to enter'),
  object({ redirectUrl: string }, 'page to return to'),
  object({ availableTeams: array(availableTeamCodec) }, 'workspaces to choose from'),
  requestFailureCodec,
);
export type ConfirmEmailResult = TypeOf<typeof confirmEmailResultCodec>;
