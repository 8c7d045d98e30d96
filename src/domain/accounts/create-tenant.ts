import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, literal, string } from '#domain/codec/primitives.ts';
import { object, optional, tagged } from '#domain/codec/structures.ts';
import { isUuid } from '#domain/ids/uuid.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { word } from '#domain/routes/url-codec.ts';
import { parseSubdomain } from '#domain/workspaces/subdomain.ts';
import { findProjectTemplate, unknownTemplateMessage } from '#domain/templates/project-templates.ts';
import { companySizes } from './company-sizes.ts';
import { parseEmail } from './email.ts';
import { jobRoles } from './job-roles.ts';
import { parsePassword } from './password.ts';
import { brandProviders } from './sign-in-providers.ts';

const signUpExtras = {
  teamName: string,
  /** The address that the person chose; without, one is made of the name. */
  subdomain: optional(string),
  name: string,
  installTemplateId: optional(string),
  marketingCommsEnabled: optional(boolean),
  promo: optional(string),
  orgSize: optional(literal(...companySizes)),
  jobRole: optional(literal(...jobRoles)),
  /** Of the link that the operator was given at the first start. */
  sampleToken: optional(string),
};

export const createTenantCodec = tagged('method', {
  AUTH0: object(signUpExtras),
  OIDC: object({ provider: literal(...brandProviders), ...signUpExtras }),
  EMAIL: object({ email: string, password: string, ...signUpExtras }),
  ONE_TIME_CODE: object({ email: string, ...signUpExtras }),
});
export type CreateTenant = TypeOf<typeof createTenantCodec>;

/** Checks what a person typed, after the codec has checked the shape. */
export function parseCreateTenant(request: CreateTenant): Parsed<CreateTenant> {
  const teamName = parseText(textLimits.workspaceName, request.teamName);
  if (!teamName.ok) return teamName;
  const name = parseText(textLimits.memberName, request.name);
  if (!name.ok) return name;
  const offer = checkOffer(request);
  if (!offer.ok) return offer;
  const address = request.subdomain === undefined ? undefined : parseSubdomain(request.subdomain);
  if (address && !address.ok) return address;
  const names = {
    teamName: teamName.value,
    name: name.value,
    ...(address && { subdomain: address.value }),
  };

  if (request.method === 'AUTH0' || request.method === 'OIDC') return accepted({ ...request, ...names });
  const email = parseEmail(request.email);
  if (!email.ok) return email;
  if (request.method === 'EMAIL') {
    const password = parsePassword(request.password);
    if (!password.ok) return password;
  }
  return accepted({ ...request, ...names, email: email.value });
}

/** A template of the gallery may be gone by the time somebody signs up; it is left out then. */
function checkOffer({ installTemplateId, promo }: CreateTenant): Parsed<true> {
  if (
    installTemplateId !== undefined &&
    !findProjectTemplate(installTemplateId) &&
    !isUuid(installTemplateId)
  )
    return refused(unknownTemplateMessage);
  if (promo !== undefined && word.parse(promo) === undefined)
    return refused('A promo code has letters, digits, hyphens and underscores only');
  return accepted(true);
}

export const createTenantResultCodec = object(
  { healthCheckUrl: string, redirectUrl: string },
  'created workspace',
);
export type CreateTenantResult = TypeOf<typeof createTenantResultCodec>;
