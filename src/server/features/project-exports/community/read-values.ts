import type { ExportedFieldValue } from '#domain/exports/evidence-codecs.ts';
import { decodeIds } from '#domain/fields/id-list.ts';
import { valuesOf } from '#server/features/fields/index.ts';
import { inParts, reading, type Exporting } from './exporting.ts';

/** The filled fields of things that the person may see. */
export async function* readValues(
  exporting: Exporting,
  ids: readonly string[],
): AsyncGenerator<ExportedFieldValue[]> {
  const { ctx, projectId, met } = exporting;
  for (const part of inParts(ids, 500)) {
    const found = await reading(exporting, (db) =>
      valuesOf(
        ctx,
        db,
        part.map((id) => ({ id, projectId })),
      ),
    );
    const rows: ExportedFieldValue[] = [];
    for (const { objectId, fieldId, type, value } of part.flatMap((id) => found.get(id) ?? [])) {
      if (value === null) continue;
      if (type === 'PERSON') for (const id of decodeIds(value)) met.add(id);
      rows.push({ objectId, fieldId, value });
    }
    yield rows;
  }
}
