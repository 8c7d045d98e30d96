import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { readObjects } from '#editor/canvas/canvas-doc.ts';
import { readConnectors } from '#editor/canvas/connectors-doc.ts';
import { drawBoard, type Drawing } from '#editor/canvas/drawing/draw-board.ts';
import { readDoc } from '#server/kernel/documents/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { getCanvasProject } from './canvas-view.ts';
import { findCanvasDocument } from './queries.ts';
import { readDrawnCards } from './read-drawn-cards.ts';

/** A canvas as this person may take it out of the workspace. */
export async function readCanvasDrawing(ctx: Ctx, viewId: string): Promise<Drawing & { title: string }> {
  const db = await ctx.reads.db();
  const project = await getCanvasProject(ctx, db, viewId);
  allow(ctx, 'export.document', project);
  const isThere = (await findCanvasDocument(ctx, viewId)) !== null;
  const doc = isThere ? await readDoc(db, ctx.workspace.id, viewId) : null;
  const objects = doc ? readObjects(doc) : [];
  const reading: RequestCtx = { ...ctx, rootResults: new Map(), loaders: new Map() };
  const cards = await readDrawnCards(reading, objects);
  const title = await readTitle(ctx, viewId);
  const drawing = drawBoard({
    objects,
    connectors: doc ? readConnectors(doc) : [],
    cardOf: (refId) => cards.get(refId) ?? null,
    title,
  });
  if (!drawing) throw new InvalidOperation('The canvas is empty');
  return { ...drawing, title };
}

async function readTitle(ctx: Ctx, viewId: string): Promise<string> {
  const db = await ctx.reads.db();
  const view = await db
    .selectFrom('views')
    .select('title')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', viewId)
    .executeTakeFirst();
  return view?.title || 'Canvas';
}
