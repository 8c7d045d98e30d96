// What is in an archived project stays as it is, for its owner too.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archivedReason } from '#domain/access/can.ts';
import { outcomeOf } from './outcomes.ts';
import { rows } from './rows/rows.ts';
import { setStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

/** Content of projects; a mutation with one of these in its name is tried. */
const content =
  /Note|Insight|Reel|Tag|Highlight|Suggest|File|Upload|Processing|Transcript|Speaker|Field|Question|View|Canvas|Document/;

/** Reads, or belongs to a person or to the whole workspace. */
const leftOut = new Set([
  'Mutation.addBulkImportFiles',
  'Mutation.askQuestion',
  'Mutation.cancelPersonalDataLook',
  'Mutation.cancelUpload',
  'Mutation.cancelUpload of somebody else',
  'Mutation.rateTranscript',
  'Mutation.setSuggestionMode',
  'Mutation.updateNotificationOptions',
  'Mutation.createTagBoard of the workspace',
]);

test('nothing in an archived project can be changed', async () => {
  const { app, home } = stage;
  const { owner, workspace } = home.place;
  const who = { visitor: owner.visitor, authorization: async () => `Bearer ${await owner.bearer()}` };
  const tried = rows.filter(({ operation, when = '', noForeignIds }) => {
    const isLeftOut = leftOut.has(`${operation} ${when}`.trim()) || noForeignIds === true;
    return operation.startsWith('Mutation.') && content.test(operation) && !isLeftOut;
  });
  const allowed: string[] = [];
  for (const { operation, when = '', variables } of tried) {
    const asked = (await variables?.({ kit: home, callerId: home.ownerId })) ?? {};
    await app.database.owner.query("update projects set status = 'archived' where workspace_id = $1", [
      workspace.id,
    ]);
    const answer = await stage.run(who, operation, asked);
    const reason = answer.body.errors?.[0]?.message;
    // An open document says for itself that nobody writes in it now.
    const isRefused = reason === archivedReason || operation === 'Mutation.restoreDocumentVersion';
    if (outcomeOf(answer, '') !== 'forbidden' || !isRefused)
      allowed.push(`${operation} ${when}: ${reason ?? 'done'}`);
    await home.tidy();
  }
  expect(allowed).toEqual([]);
  expect(tried.length).toBeGreaterThan(80);
  // Every mutation of a project's content, one after the other.
}, 120_000);
