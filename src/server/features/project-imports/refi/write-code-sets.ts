import { textLimits } from '#domain/limits/text-limits.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import { addView, loadViews } from '#server/features/views/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Origins } from './origins.ts';

type Writing = {
  readonly projectId: string;
  readonly createdBy: string;
  readonly project: RefiProject;
  readonly tags: ReadonlyMap<string, string>;
  readonly origins: Origins;
};

/** As many ids as a filter can name. */
const mostTags = 200;

/** A set of codes as a view of the highlights that have them. */
export async function writeCodeSets(tx: TxCtx, writing: Writing): Promise<void> {
  const { projectId, createdBy, project, tags, origins } = writing;
  const sets = project.sets.filter(({ codes }) => codes.some((guid) => tags.has(guid)));
  if (sets.length === 0) return;
  let room = countLimits.viewsPerProject.max - (await loadViews(tx, tx.db, projectId)).length;
  for (const { guid, name, codes } of sets) {
    const ids = codes.flatMap((code) => tags.get(code) ?? []);
    if (room <= 0 || ids.length > mostTags) {
      origins.report('Sets of codes that are too many for views');
      continue;
    }
    room -= 1;
    const { id } = await addView(tx, {
      projectId,
      createdBy,
      objectType: 'HIGHLIGHT',
      layout: 'TABLE',
      title: name.replaceAll('\0', '').trim().slice(0, textLimits.viewTitle.max).toWellFormed(),
      data: {
        filter: {
          combinator: 'And',
          rows: [
            {
              id: 'tags',
              field: { kind: 'system', field: 'Tags' },
              operator: 'is one of',
              values: { Tags: ids },
            },
          ],
        },
      },
    });
    origins.add({ kind: 'view', id, guid, kept: {} });
  }
}
