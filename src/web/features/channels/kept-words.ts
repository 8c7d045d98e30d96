import { countLabel } from '#web/ui/count-label.ts';

export type KeptCounts = {
  readonly keptDataPointCount: number;
  readonly keptThemeCount: number;
  readonly keptTopicCount: number;
};

/** What an undo left alone because somebody changed it since; null where it left nothing. */
export function keptWords(kept: KeptCounts | null): string | null {
  if (!kept) return null;
  const parts = [
    [kept.keptDataPointCount, 'data point'] as const,
    [kept.keptThemeCount, 'theme'] as const,
    [kept.keptTopicCount, 'topic'] as const,
  ].flatMap(([count, thing]) => (count > 0 ? [countLabel(count, thing)] : []));
  return parts.length === 0 ? null : `Undone, except for later changes to ${listLabel.format(parts)}`;
}

const listLabel = new Intl.ListFormat('en');
