import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';
import type { MessageState } from '../tables.ts';
import { countCitedPeople } from './count-people.ts';
import type { AnswerSentence, FinishedAnswer, Source } from './source.ts';

type MessageKey = { readonly workspace_id: string; readonly message_id: string };

export async function writeSources(db: Db, key: MessageKey, sources: readonly Source[]): Promise<void> {
  if (sources.length === 0) return;
  await db
    .insertInto('answer_sources')
    .values(
      sources.map(({ number, itemId, start, end }) => ({
        ...key,
        number,
        item_id: itemId,
        start_at: start,
        end_at: end,
      })),
    )
    .execute();
}

export async function writeSentence(
  db: Db,
  key: MessageKey,
  place: number,
  sentence: AnswerSentence,
): Promise<void> {
  const { text, opens, doubt, cited } = sentence;
  await db
    .insertInto('answer_sentences')
    .values({ ...key, place, text, opens, doubt })
    .execute();
  if (cited.length === 0) return;
  await db
    .insertInto('answer_citations')
    .values(
      cited.map(({ source, sentence: said }, at) => ({
        ...key,
        sentence: place,
        place: at,
        item_id: source.itemId,
        type: source.type,
        parent_id: source.parentId,
        quote: said.text,
        start_at: said.start,
        end_at: said.end,
        speaker: said.speaker,
        seconds: said.seconds,
        file_id: said.fileId,
        page: said.page,
      })),
    )
    .execute();
}

export async function forgetSentences(db: Db, key: MessageKey): Promise<void> {
  for (const table of ['answer_citations', 'answer_sentences'] as const)
    await db
      .deleteFrom(table)
      .where('workspace_id', '=', key.workspace_id)
      .where('message_id', '=', key.message_id)
      .execute();
}

type Finish = FinishedAnswer & {
  readonly state: Exclude<MessageState, 'writing'>;
  readonly promptVersion: number | null;
  readonly peopleTotal: number;
  readonly at: Date;
};

export async function finishMessage(db: Db, key: MessageKey, finish: Finish): Promise<void> {
  await db
    .updateTable('conversation_messages')
    .set({
      state: finish.state,
      problem: finish.problem,
      engine: finish.engine,
      model: finish.model,
      prompt_version: finish.promptVersion,
      answered: finish.answered,
      people_cited: await countCitedPeople(db, key.workspace_id, key.message_id),
      people_total: finish.peopleTotal,
      finished_at: finish.at,
    })
    .where('workspace_id', '=', key.workspace_id)
    .where('id', '=', key.message_id)
    .execute();
}
