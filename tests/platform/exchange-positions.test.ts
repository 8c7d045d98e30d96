import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePointsOf } from '#domain/refi/code-points.ts';
import { noStamp, type RefiSource } from '#domain/refi/refi-source.ts';
import { textPart } from '#server/features/project-exports/refi/document-parts.ts';
import { planNote, type Planning } from '#server/features/project-imports/refi/plan-note.ts';
import { newId } from '#server/platform/context/new-id.ts';

const planning: Planning = {
  newId,
  origin: 'Hark',
  textOf: async ({ text }) => text ?? '',
  memos: { notBeside: (_thing, notes) => [...notes] },
  fileOf: () => undefined,
  sizeOf: () => ({ width: 100, height: 100 }),
};

const character = fc.oneof(
  fc.constantFrom('a', ' ', '\n', '😀', 'é', ': '),
  fc.string({ maxLength: 1, unit: 'grapheme' }),
);
const texts = fc.array(character, { maxLength: 60 }).map((all) => all.join('').replaceAll(/[\r\0]/g, ''));
const coded = texts.chain((text) => {
  const length = Array.from(text).length;
  const place = fc
    .tuple(fc.nat(length), fc.nat(length))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  return fc.record({ text: fc.constant(text), places: fc.array(place, { maxLength: 6 }) });
});

const named = { ...noStamp, name: null, description: '', notes: [], codings: [] };

test('every selection of a text comes out where it went in', async () => {
  await fc.assert(
    fc.asyncProperty(coded, async ({ text, places }) => {
      const points = Array.from(text);
      // Only characters can be marked: what is at its ends must not be a line break.
      const selections = places
        .filter(([start, end]) => points[start] !== '\n' && points[end - 1] !== '\n' && start < end)
        .map(([start, end]) => ({ ...named, guid: newId(), start, end }));
      const source: RefiSource = {
        ...named,
        kind: 'text',
        guid: newId(),
        values: [],
        text,
        plainTextPath: null,
        richTextPath: null,
        selections,
      };
      const note = await planNote(planning, source);
      const part = textPart(note.document);
      expect(part.text).toBe(text);
      const toPoint = codePointsOf(part.text).at;
      const out = note.highlights.map(({ id, guid }) => ({
        guid,
        places: (part.stretches.get(id) ?? []).map(({ start, end }) => [toPoint(start), toPoint(end)]),
      }));
      expect(out).toEqual(selections.map(({ guid, start, end }) => ({ guid, places: [[start, end]] })));
    }),
  );
});
