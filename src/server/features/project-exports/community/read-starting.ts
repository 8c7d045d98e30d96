import type { TemplatePart } from '#domain/templates/template-parts.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { SetUp } from './exporting.ts';
import { readFields } from './read-fields.ts';
import { readProject } from './read-project.ts';
import { readQuestions } from './read-questions.ts';
import { readTags } from './read-tags.ts';
import { readViews } from './read-views.ts';
import { listInsights, listNotes, readInsights, readNotes } from './read-written.ts';

/** How a project is set up, as rows of the community format by file; evidence stays where it is. */
export async function readStarting(
  ctx: Ctx,
  projectId: string,
  parts: ReadonlySet<TemplatePart>,
): Promise<Record<string, readonly object[]>> {
  const exporting: SetUp = { ctx, projectId, isWhole: false, withComments: false, met: new Set() };
  const { boards, groups, tags } = await readTags(exporting);
  const { sets, fields, preferences } = await readFields(exporting);
  const { projectCategoryId: _place, ...project } = await readProject(exporting);
  const rows: Record<string, readonly object[]> = {
    project: [{ ...project, projectCategoryId: null, status: 'active' }],
    ...(parts.has('TAGS') && { tagBoards: boards, tagGroups: groups, tags }),
    ...(parts.has('FIELDS') && { fieldSets: sets, fields, projectFieldPreferences: preferences }),
    ...(parts.has('VIEWS') && { projectViews: await readViews(exporting) }),
    ...(parts.has('QUESTIONS') && { questions: await readQuestions(exporting) }),
  };
  if (parts.has('NOTES')) {
    const noSummary = { summaryContent: null, summaryFramework: null, summaryLanguage: null };
    const notes = await collect(readNotes(exporting, await listNotes(exporting), []));
    rows['notes'] = notes.map((note) => ({ ...note, ...noSummary, locked: false, fileId: null }));
  }
  if (parts.has('INSIGHTS')) {
    const insights = await collect(readInsights(exporting, await listInsights(exporting)));
    rows['insights'] = insights.map((one) => ({
      ...one,
      published: false,
      status: 'draft',
      locked: false,
      fileId: null,
    }));
  }
  return rows;
}

async function collect<Row>(parts: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const part of parts) rows.push(...part);
  return rows;
}
