export const errorUrn = 'urn:ietf:params:scim:api:messages:2.0:Error';

export type ScimErrorType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness';

/** A refusal in the protocol's own form; the detail is for the admin who reads the provider's log. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimErrorType | undefined;

  constructor(status: number, detail: string, scimType?: ScimErrorType) {
    super(detail);
    this.name = 'ScimError';
    this.status = status;
    this.scimType = scimType;
  }
}

export function describeScimError({ status, scimType, message }: ScimError): object {
  return { schemas: [errorUrn], status: String(status), ...(scimType && { scimType }), detail: message };
}

export function invalidValue(detail: string): ScimError {
  return new ScimError(400, detail, 'invalidValue');
}
