import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { GenerationFailed } from './generation.ts';
import type { ModelChoice } from './open-model.ts';
import { requireGeneration } from './require-generation.ts';

export const keyPurpose = 'models.key';

export type Chosen = ModelChoice & {
  /** The operator's own: it may be in the operator's network. */
  readonly isInstallation: boolean;
};

type Sources = { readonly box: SealedBox; readonly installation: ModelChoice | undefined };

/** Which model a workspace uses now. Throws GenerationFailed where it uses none. */
export async function readChoice(ctx: Ctx, { box, installation }: Sources): Promise<Chosen> {
  // The embedded database has one session: an open read would wait for itself.
  await ctx.reads.end();
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const row = await requireGeneration(ctx, db);
    if (row?.provider == null || row.model === null) {
      if (!installation) throw new GenerationFailed('none');
      return { ...installation, isInstallation: true };
    }
    return {
      provider: row.provider,
      model: row.model,
      url: row.url ?? undefined,
      region: row.region ?? undefined,
      key: await openKey(db, box, ctx.workspace.id, row.secret_id),
      isInstallation: false,
    };
  });
}

export async function openKey(
  db: Db,
  box: SealedBox,
  workspaceId: string,
  secretId: string | null,
): Promise<string | undefined> {
  if (secretId === null) return undefined;
  return box.open(db, { workspaceId, id: secretId, purpose: keyPurpose });
}
