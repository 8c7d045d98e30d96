/** Stand for a person in a filter of users; who that is depends on who looks. */
export const currentUserToken = 'current user';
export const aiUserToken = 'AI-generated user';

export type UserTokenIds = { readonly currentUserId: string | null; readonly aiUserId: string | null };

/** A token that names nobody (a visitor has no user) leaves the list, so it can match nobody. */
export function resolveUserTokens(ids: readonly string[], known: UserTokenIds): string[] {
  const resolved = ids.map((id) => {
    if (id === currentUserToken) return known.currentUserId;
    return id === aiUserToken ? known.aiUserId : id;
  });
  return [...new Set(resolved.filter((id) => id !== null))];
}
