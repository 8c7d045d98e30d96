import { IconChevronDown } from '@tabler/icons-react';
import type { Decision } from '#domain/access/can.ts';
import type { InsightStatus } from '#web/lib/graphql.gen.ts';
import { UpdateInsightDocument } from './insights.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Menu } from '#web/ui/menu.tsx';
import classes from './insight-status-menu.module.css';
import { insightStatusName, wireStatuses } from '#web/kit/objects/insight-status-name.ts';

const tones: Readonly<Record<InsightStatus, BadgeTone>> = {
  DRAFT: 'neutral',
  IN_REVIEW: 'warning',
  FINAL: 'success',
};

type Standing = { status: InsightStatus; isPublished: boolean };

/** One badge: who sees that it is published does not ask how far its draft was. */
export function InsightStatusBadge({ status, isPublished }: Standing) {
  return (
    <Badge tone={isPublished ? 'success' : tones[status]}>{insightStatusName(status, isPublished)}</Badge>
  );
}

export type InsightStatusMenuProps = Standing & { id: string; mayEdit: Decision };

export function InsightStatusMenu({ id, status, isPublished, mayEdit }: InsightStatusMenuProps) {
  const update = useCommand(UpdateInsightDocument);
  // How far the draft was is of no effect while the insight is published.
  if (isPublished || !mayEdit.allowed) {
    return (
      <span title={mayEdit.allowed ? undefined : mayEdit.reason}>
        <InsightStatusBadge status={status} isPublished={isPublished} />
      </span>
    );
  }
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className={classes.trigger}
          aria-label={`Status, now ${insightStatusName(status, isPublished)}`}
        >
          <InsightStatusBadge status={status} isPublished={isPublished} />
          <IconChevronDown size={14} aria-hidden />
        </button>
      }
      groups={[
        wireStatuses.map((one) => ({
          label: insightStatusName(one),
          onSelect: () => void update.run({ input: { id, status: one } }),
        })),
      ]}
    />
  );
}
