import { aiUserName } from '#domain/ai/ai-user.ts';

type Made = { readonly aiGenerated: boolean; readonly createdBy: { readonly name: string } | null };

/** Who made a summary, as it is shown. */
export function makerOf({ aiGenerated, createdBy }: Made): string {
  return aiGenerated ? aiUserName : (createdBy?.name ?? 'a former member');
}
