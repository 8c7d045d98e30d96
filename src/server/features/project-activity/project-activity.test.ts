import { expect, it } from 'vitest';
import { addTag, highlight } from '#tests/support/coding.ts';
import { checkIndex } from '#server/features/search/index.ts';
import { runTable, uploadTable } from '#tests/support/import-table.ts';
import { app, gatherTeam, maker, place, projectId } from '#tests/support/team.ts';
import { addInsight, addNote, ask, documentOf } from '#tests/support/work.ts';

gatherTeam();

async function updatedAt(): Promise<number> {
  await app.dispatcher?.drain();
  const { project } = await ask(maker, `{ project(id: "${projectId}") { updatedAt } }`);
  return new Date(project.updatedAt).getTime();
}

it('shows the last work in a project as the time it was updated, to the minute, also in search', async () => {
  const times = [await updatedAt()];
  const aMinuteLater = async <T>(work: () => Promise<T>): Promise<T> => {
    app.clock.pass(61);
    const made = await work();
    times.push(await updatedAt());
    return made;
  };
  const noteId = await aMinuteLater(() =>
    addNote(maker, projectId, { content: documentOf('The basket was empty.') }),
  );
  await aMinuteLater(() => highlight(maker, noteId, 'The basket was empty.'));
  const insightId = await aMinuteLater(() => addInsight(maker, projectId, { title: 'Empty baskets' }));
  const rename = `mutation { updateInsight(input: { id: "${insightId}", title: "No baskets" }) { id } }`;
  await aMinuteLater(() => ask(maker, rename));
  await aMinuteLater(() => addTag(maker, { projectId }, 'Empty'));
  const view = `projectId: "${projectId}", objectType: NOTE, layout: LIST, title: "All calls"`;
  await aMinuteLater(() => ask(maker, `mutation { createView(input: { ${view} }) { id } }`));
  const bytes = 'Title\nFirst call\nSecond call\n';
  const table = { fileName: 'calls.csv', bytes, projectId };
  await aMinuteLater(async () => runTable(maker, await uploadTable(app, maker, table)));
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  const wrong = (await checkIndex(app.services.systemCtx(place.workspace))).filter((one) => one.wrong > 0);
  expect(wrong).toEqual([]);
});
