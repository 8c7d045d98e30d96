import type { ConversationObjectType } from '#domain/ai/conversation.ts';

/** What a question is about. */
export type AskScope = {
  readonly objectType: ConversationObjectType;
  readonly id: string;
  readonly title: string;
};

const names: Record<ConversationObjectType, string> = {
  ProjectCategory: 'folder',
  Project: 'project',
  Channel: 'channel',
  Note: 'note',
  Insight: 'insight',
  Tag: 'tag',
};

export function placeholderOf(scope: AskScope | null): string {
  return scope ? `Ask about this ${names[scope.objectType]}` : 'Ask about your research';
}

export type Scope = { readonly objectType: ConversationObjectType; readonly objectIds: readonly string[] };

/** "2 projects" */
export function scopeText(scope: Scope | null): string {
  if (!scope) return 'Everything you can see';
  const { objectType, objectIds } = scope;
  return `${objectIds.length} ${names[objectType]}${objectIds.length === 1 ? '' : 's'}`;
}
