import { IconUnlink } from '@tabler/icons-react';
import { can } from '#domain/access/can.ts';
import type { Level } from '#domain/access/levels.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { useInsightLinks } from './use-insight-links.ts';

export type UnlinkButtonProps = {
  theme: { readonly id: string };
  insight: {
    readonly id: string;
    readonly title: string;
    readonly viewerLevel: Level;
    readonly lockedAt?: string | null;
  };
  /** What is at the other end of the link. */
  of: string;
};

/** For people who can edit the insight; others don't see it. */
export function UnlinkButton({ theme, insight, of }: UnlinkButtonProps) {
  const { busy, unlink } = useInsightLinks();
  const access = { level: insight.viewerLevel, locked: insight.lockedAt != null };
  if (!can(useAsViewer(), 'insight.update', access).allowed) return null;
  return (
    <IconButton label={`Unlink “${of}”`} disabled={busy} onClick={() => void unlink(theme.id, insight)}>
      <IconUnlink size={14} />
    </IconButton>
  );
}
