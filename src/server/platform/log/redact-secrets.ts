import { pino } from 'pino';

const secretNames = new Set([
  'token',
  'confirmation_token',
  'confirmationtoken',
  'code',
  'password',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'recaptchatoken',
  'access_token',
  'refresh_token',
  'client_secret',
]);
/** Error codes and status codes are what a reader of the log needs; a one-time code is a string of digits. */
const secretCode = /^\d{4,}$/;
/** Also one address inside another's query, where its own marks are escaped. */
const inQuery =
  /((?:[?&#]|%3f|%26|%23)(?:token|confirmation_?token|code|access_token|refresh_token|password)(?:=|%3d))(?:(?!%26|%23)[^&#\s"'])*/gi;

/** The address of a public link is all that its visitors need. */
const inPath = /(\/(?:p|p\/data|public-object)\/)[A-Za-z0-9]{12}(?![A-Za-z0-9])/gi;

/** Masks secrets by name at any depth, and in addresses inside texts. */
export function redactSecrets(entry: Record<string, unknown>): Record<string, unknown> {
  return redactObject(entry, 0);
}

function redactObject(object: Record<string, unknown>, depth: number): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(object)) {
    out[name] = isSecret(name, value) ? '[redacted]' : redact(value, depth + 1);
  }
  return out;
}

export function redactText(text: string): string {
  return text.replaceAll(inQuery, '$1[redacted]').replaceAll(inPath, '$1[redacted]');
}

/** An error as pino shows it; its code names the fault and is never a person's. */
export function redactError(error: Error): Record<string, unknown> {
  const { code, ...rest } = { ...pino.stdSerializers.err(error) };
  return { ...redactObject(rest, 0), ...(code !== undefined && { code }) };
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Error) return redactError(value);
  if (value instanceof Date || Buffer.isBuffer(value)) return value;
  if (depth > 8) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return redactObject({ ...value }, depth);
}

function isSecret(name: string, value: unknown): boolean {
  const key = name.toLowerCase();
  if (key === 'code') return typeof value === 'string' && secretCode.test(value);
  return secretNames.has(key) && value !== undefined && value !== null;
}
