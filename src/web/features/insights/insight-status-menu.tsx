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

export function InsightStatusBadge({ status }: { status: InsightStatus }) {
  return <Badge tone={tones[status]}>{insightStatusName(status)}</Badge>;
}

export type InsightStatusMenuProps = { id: string; status: InsightStatus; mayEdit: Decision };

export function InsightStatusMenu({ id, status, mayEdit }: InsightStatusMenuProps) {
  const update = useCommand(UpdateInsightDocument);
  if (!mayEdit.allowed) {
    return (
      <span title={mayEdit.reason}>
        <InsightStatusBadge status={status} />
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
          aria-label={`Status, now ${insightStatusName(status)}`}
        >
          <InsightStatusBadge status={status} />
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
