import type { FinishedAnswer } from '#server/features/answering/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';
import type { MessageState } from '../tables.ts';
import { countCitedPeople } from './count-people.ts';

type MessageKey = { readonly workspace_id: string; readonly message_id: string };

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
