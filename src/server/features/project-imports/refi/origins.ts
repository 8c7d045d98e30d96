import { sql } from 'kysely';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { OriginKind } from '../tables.ts';
import type { KeptParts } from './planned-note.ts';

export type Origin = {
  readonly kind: OriginKind;
  readonly id: string;
  readonly guid: string;
  readonly kept: KeptParts | KeptProject;
};

/** What a project has that Hark has no place for, as it is in the file. */
export type KeptProject = Pick<RefiProject, 'users' | 'links' | 'graphs' | 'sets' | 'noteRefs'>;

/** What each thing was in the file, for the next export, and what had no place, for the report. */
export class Origins {
  readonly #all: Origin[] = [];
  #links: KeptProject['links'] = [];
  readonly #reported = new Map<string, number>();

  add(origin: Origin): void {
    this.#all.push(origin);
  }

  /** Those that nothing here shows. */
  keepLinks(links: KeptProject['links']): void {
    this.#links = links;
  }

  get links(): KeptProject['links'] {
    return this.#links;
  }

  /** `what` in the plural and as a sentence begins, as in “Links between codes”. */
  report(what: string, count = 1): void {
    if (count > 0) this.#reported.set(what, (this.#reported.get(what) ?? 0) + count);
  }

  get reports(): string[] {
    return [...this.#reported].map(([what, count]) => `${what}: ${count.toLocaleString('en-US')}`);
  }

  async write(tx: TxCtx, { projectId, importId }: { projectId: string; importId: string }): Promise<void> {
    const rows = JSON.stringify(this.#all);
    await sql`
      insert into refi_origins (workspace_id, object_id, project_id, import_id, kind, guid, kept)
      select ${tx.workspace.id}::uuid, one.id, ${projectId}::uuid, ${importId}::uuid, one.kind, one.guid, one.kept
      from jsonb_to_recordset(${rows}::jsonb) as one (kind text, id uuid, guid uuid, kept jsonb)
      on conflict do nothing`.execute(tx.db);
  }
}
