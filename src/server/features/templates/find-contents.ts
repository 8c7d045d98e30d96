import { NotFound } from '#domain/errors/hark-error.ts';
import type { TemplateTarget } from '#domain/templates/template-targets.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { readGalleryContents, type Gallery } from './gallery.ts';
import { readTemplateContents } from './template.ts';

type Found = { readonly title: string; readonly contents: unknown; readonly isForeign: boolean };

/** Of the workspace, or published by one of this installation. */
export async function findContents(
  tx: TxCtx,
  wanted: { id: string; target: TemplateTarget },
  gallery: Gallery,
): Promise<Found> {
  try {
    return { ...(await readTemplateContents(tx, tx.db, wanted)), isForeign: false };
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return { ...(await readGalleryContents(tx.db, wanted, gallery)), isForeign: true };
  }
}
