/** In the order in which they are offered. */
export const templateKinds = ['talk', 'watch', 'count', 'listen', 'make'] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const templateKindTitles: Readonly<Record<TemplateKind, string>> = {
  talk: 'Talk with people',
  watch: 'Watch people',
  count: 'Ask many people',
  listen: 'Listen to feedback',
  make: 'Plan and make sense of it',
};
