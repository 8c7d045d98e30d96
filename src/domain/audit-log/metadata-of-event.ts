import { decode, isOf } from '#domain/codec/codec.ts';
import { auditMetadataCodec, type AuditMetadata } from './audit-metadata.ts';

type Values = Readonly<Record<string, unknown>>;
export type LoggedEvent = {
  readonly type: string;
  readonly payload: Values;
  readonly before: Values | null;
  readonly after: Values | null;
};

/** The audit metadata of an event, for the kinds that have one; null for the rest and for what no longer reads. */
export function metadataOfEvent(event: LoggedEvent): AuditMetadata | null {
  const metadata = draft(event);
  return isOf(auditMetadataCodec, metadata) ? decode(auditMetadataCodec, metadata) : null;
}

function draft({ type, payload, before, after }: LoggedEvent): unknown {
  const [thing = ''] = type.split('.');
  switch (thing) {
    case 'access':
      return {
        ...payload,
        type: 'permission',
        from: before?.['level'] ?? null,
        to: after?.['level'] ?? null,
      };
    case 'apiToken':
      return { ...payload, type: 'apiToken', name: after?.['name'] ?? before?.['name'] };
    case 'publicLink':
      return { type: 'tokens', tokenIds: [payload['publicLinkId']] };
    case 'translation':
      return { ...after, ...fromTo(before, after, 'language'), type: 'translation' };
    case 'setting':
      return { type: payload['setting'], ...fromTo(before, after, 'value') };
    default:
      return null;
  }
}

function fromTo(before: Values | null, after: Values | null, key: string): { from: unknown; to: unknown } {
  return { from: before?.[key] ?? null, to: after?.[key] ?? null };
}
