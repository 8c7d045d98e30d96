import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, uuid } from '#domain/codec/primitives.ts';
import { object, record } from '#domain/codec/structures.ts';

/** The questions that columns are, by the number of the column. */
export const questionsOfImportCodec = record(object({ id: uuid, isNew: boolean }));
export type QuestionsOfImport = TypeOf<typeof questionsOfImportCodec>;
