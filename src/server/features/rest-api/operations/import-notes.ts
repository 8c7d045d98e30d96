import { z } from 'zod';
import { longestImportedNote } from '#domain/api-tokens/api-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { importItems } from '#server/features/imports/index.ts';
import { redactEntering, type EnteredWords } from '#server/features/personal-data/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { prepareMarkdown } from '#server/kernel/documents/index.ts';
import { byParsed } from '../by-parsed.ts';
import { resultOf } from '../item-result.ts';
import { defineOperation } from '../rest-operation.ts';
import { fieldCells, fieldValues, instant, text } from '../schemas.ts';

const content = { name: 'Text', max: longestImportedNote };

const item = z.strictObject({
  title: text(textLimits.noteTitle.max, 'Title of the note.').optional(),
  text: text(longestImportedNote, 'The note as Markdown.').optional(),
  participant: text(
    textLimits.personName.max,
    'Name or e-mail address of who took part. A contact with it is linked, or made.',
  ).optional(),
  createdAt: instant('When it was written; now if left out.').optional(),
  fields: fieldValues.optional(),
});

export const importNotes = defineOperation({
  path: '/api/v1/notes',
  id: 'importNotes',
  kind: 'notes',
  found: 'NOTE',
  summary: 'Import notes',
  description: 'Adds notes to a project that the maker of the token can edit.',
  place: z.strictObject({ projectId: z.uuid().meta({ description: 'The project that they go to.' }) }),
  item,
  example: {
    place: { projectId: '018f4b6e-0000-7000-8000-000000000001' },
    item: {
      title: 'Call with Amara',
      text: 'The export **loses all tags**.\n\n- tried twice\n- gave up',
      participant: 'amara@customer.example',
      createdAt: '2026-03-02T10:00:00Z',
    },
  },
  async prepare(ctx, { projectId }, items, { models, secrets }) {
    const checked = await redactNotes(ctx, { projectId, own: models.own }, items.map(check));
    const contents = await prepareMarkdown(
      ctx,
      checked.map((one) => (one.ok ? (one.value.text ?? '') : '')),
    );
    const notes = checked.map((one, at) =>
      one.ok ? accepted({ ...one.value, content: contents[at] }) : one,
    );
    return (tx) =>
      byParsed(notes, async (all) => {
        const results = await importItems(tx, {
          target: 'NOTES',
          projectId,
          existing: 'SKIP',
          box: secrets.box,
          items: all.map((note) => ({
            plain: {
              TITLE: note.title ?? '',
              PARTICIPANT: note.participant ?? '',
              CREATED_AT: note.createdAt ?? '',
            },
            fields: fieldCells(note.fields),
            redacted: note.redacted,
            words: note.words,
            ...(note.content && { content: note.content }),
          })),
        });
        return results.map(resultOf);
      });
  },
});

type Item = z.output<typeof item>;

function check(note: Item): Parsed<Item> {
  const title = parseText(textLimits.noteTitle, note.title ?? '');
  if (!title.ok) return title;
  const written = parseText(content, note.text ?? '');
  if (!written.ok) return written;
  const who = parseText({ ...textLimits.personName, name: 'Participant' }, note.participant ?? '');
  if (!who.ok) return who;
  return title.value === '' && written.value === ''
    ? refused('A note needs a title or a text')
    : accepted({ ...note, title: title.value, text: written.value, participant: who.value });
}

type RedactedItem = Item & {
  readonly words: readonly EnteredWords[];
  readonly redacted: Readonly<Record<string, string>>;
};

/** Before a note is read as Markdown, so that links have none of it either. */
async function redactNotes(
  ctx: Ctx,
  entry: Parameters<typeof redactEntering>[1],
  notes: readonly Parsed<Item>[],
): Promise<Parsed<RedactedItem>[]> {
  const read = notes.flatMap((note) => (note.ok ? [note.value] : []));
  const entered = await redactEntering(
    ctx,
    entry,
    read.map(({ title = '', text: written = '', fields, participant = '' }) => ({
      parts: [title, written, ...Object.values(fieldCells(fields))],
      people: [participant],
    })),
  );
  const rest = entered.values();
  return notes.map((note) => {
    if (!note.ok) return note;
    const { parts = [], words = [] } = rest.next().value ?? {};
    const [title = '', written = '', ...cells] = parts;
    const names = Object.keys(fieldCells(note.value.fields));
    return accepted({
      ...note.value,
      title,
      text: labelsAsText(written, words),
      words,
      redacted: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
    });
  });
}

/** Behind brackets, Markdown takes what follows for the address of a link. */
function labelsAsText(written: string, words: readonly EnteredWords[]): string {
  return words.reduce(
    (now, { label }) =>
      label === null
        ? now
        : now
            .replaceAll(`${label}(`, `${label} (`)
            .replaceAll(`${label}[`, `${label} [`)
            .replaceAll(`${label}:`, `${label} :`),
    written,
  );
}
