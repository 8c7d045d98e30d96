import type { Kit } from '../kit.ts';
import { mutationOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';
import { addHighlight, one, rowsFor, type HighlightOptions } from './coding-kit.ts';

/** The tests have no models: what a permitted person hears is that the pack is missing. */
const editorsUntilModels = mutationOutcomes('forbidden', 'invalid', 'invalid', 'invalid');

async function addFive(kit: Kit, options: HighlightOptions): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push((await addHighlight(kit, options)).id);
  return ids;
}

export const clusteringRows: readonly Row[] = [
  ...rowsFor(
    'Mutation.clusterHighlights',
    async (kit, options: HighlightOptions) => {
      const highlightIds = await addFive(kit, options);
      const { objectId } = await addHighlight(kit, options);
      const projectId = await kit.projectOf('notes', objectId);
      return { input: { highlightIds, texts: ['Slow'], projectId } };
    },
    { ...one, expected: editorsUntilModels },
  ),
  ...rowsFor(
    'Mutation.tagHighlightClusters',
    async (kit, options: HighlightOptions) => {
      const { id, objectId } = await addHighlight(kit, options);
      const clusters = [{ title: 'Matrix', highlightIds: [id] }];
      return { projectId: await kit.projectOf('notes', objectId), clusters };
    },
    one,
  ),
];
