import type { RefiStamp } from '#domain/refi/refi-source.ts';
import type { KeptParts } from '#server/features/project-imports/index.ts';

/** Who made it and when: as the file said that it came from, or as it was made here. */
export function stampOf(
  kept: KeptParts,
  made: { readonly createdBy: string | null; readonly createdAt: Date },
): RefiStamp {
  const isForeign = kept.createdBy !== undefined || kept.createdAt !== undefined;
  return {
    createdBy: isForeign ? (kept.createdBy ?? null) : made.createdBy,
    createdAt: isForeign ? (kept.createdAt ?? null) : made.createdAt.toISOString(),
    modifiedBy: kept.modifiedBy ?? null,
    modifiedAt: kept.modifiedAt ?? null,
  };
}
