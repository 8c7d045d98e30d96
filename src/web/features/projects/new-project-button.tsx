import { IconPlus } from '@tabler/icons-react';
import { useCan } from '#web/features/members/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

export function NewProjectButton() {
  const decision = useCan('project.create');
  if (decision.allowed) {
    return (
      <Link to="projectNew" className={buttonClass('primary')}>
        <IconPlus size={16} aria-hidden />
        New project
      </Link>
    );
  }
  return (
    <Tooltip label={decision.reason}>
      <Button variant="primary" aria-disabled icon={<IconPlus size={16} />}>
        New project
      </Button>
    </Tooltip>
  );
}
