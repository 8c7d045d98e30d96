import { CodecError, decode } from '#domain/codec/codec.ts';
import type { ExportedView } from '#domain/exports/project-codecs.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { viewDataCodec, viewDataToWire } from '#domain/views/view-data.ts';
import { firstViewId, insertWholeViews } from '#server/features/views/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allRows } from './community-set.ts';
import { cut, type CommunityWriting } from './community-writing.ts';
import { writeCanvases } from './write-canvases.ts';

const anyUuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;

/** With the fields, options and tags of the copies. */
export async function writeViews(tx: TxCtx, writing: CommunityWriting): Promise<void> {
  const { set, idOf, projectId } = writing;
  const views = await allRows(set, 'projectViews');
  const first = new Set<string>();
  const boards = new Map<string, string>();
  await insertWholeViews(
    tx,
    writing,
    views.map((view) => {
      const isFirst = view.isFirst === true && !first.has(view.objectType);
      if (isFirst) first.add(view.objectType);
      const id = isFirst ? firstViewId(projectId, view.objectType) : idOf(view.id);
      if (view.docId !== null && view.layout === 'CANVAS') boards.set(view.docId, id);
      return {
        id,
        objectType: view.objectType,
        layout: view.layout,
        title: cut(view.title, textLimits.viewTitle.max),
        rank: view.rank,
        data: dataOf(view, writing),
      };
    }),
  );
  await writeCanvases(tx, writing, boards);
}

function dataOf({ viewData, objectType }: ExportedView, { idOf, report }: CommunityWriting): unknown {
  const text = JSON.stringify(viewData)
    .replaceAll(String.raw`\u0000`, '')
    .replaceAll(anyUuid, (id) => idOf(id.toLowerCase()));
  try {
    return viewDataToWire(decode(viewDataCodec(objectType), JSON.parse(text)));
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    report('Views whose settings can’t be read');
    return {};
  }
}
