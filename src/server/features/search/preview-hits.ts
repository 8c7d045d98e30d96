import type { Db } from '#server/platform/db/database.ts';
import type { QueryPlan } from '#server/platform/search/plan-query.ts';
import { markContent, markTitle } from '#server/platform/search/preview.ts';
import { hitWords, readWholeBodies, type HitText } from '#server/platform/search/read-hits.ts';
import { readWords } from '#server/platform/search/text-words.ts';
import type { SearchHit } from './global-search.ts';

/** Long texts are read whole for so many results of a page; the others show their beginning. */
const mostWhole = 30;

export async function previewHits(
  db: Db,
  workspaceId: string,
  hits: readonly HitText[],
  plan: QueryPlan | null,
): Promise<SearchHit[]> {
  const marked = hits.map((hit) => ({
    hit,
    title: markTitle(hit.title, hitWords(hit).title, plan),
    content: markContent(hit.head, hitWords(hit).head, plan),
  }));
  const furtherDown = marked
    .filter(({ hit, content }) => plan !== null && !hit.isWhole && !content.hasMatch)
    .map(({ hit }) => hit.seq)
    .slice(0, mostWhole);
  const whole = await readWholeBodies(db, workspaceId, furtherDown);
  return marked.map(({ hit, title, content }) => {
    const body = whole.get(hit.seq);
    const { segments } = body === undefined ? content : markContent(body, readWords(body), plan);
    const { id, type, projectId, createdBy, createdAt, updatedAt } = hit;
    return { id, type, projectId, createdBy, createdAt, updatedAt, preview: { title, content: segments } };
  });
}
