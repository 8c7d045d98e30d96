import { readFileSync } from 'node:fs';
import type { ScimMethod } from './ask-scim.ts';

export type RecordedRequest = {
  readonly suite: string;
  readonly name: string;
  readonly method: ScimMethod;
  readonly path: string;
  readonly body?: Record<string, unknown> | string;
  readonly status?: number;
  /** Of a list in a directory that was empty before. */
  readonly total?: number;
  /** The name under which later requests refer to the new id. */
  readonly saves?: string;
};

/**
 * The requests of Microsoft's SCIM reference, one a line: AzureAD/SCIMReferenceCode, PostmanCollection.json at
 * d445ef901981, MIT license, copyright Microsoft Corporation. Repeated list entries are left out.
 */
export const microsoftRequests: readonly RecordedRequest[] = readFileSync(
  new URL('./microsoft-requests.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedRequest);
