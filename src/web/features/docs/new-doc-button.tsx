import { IconPlus } from '@tabler/icons-react';
import { useCan } from '#web/features/members/index.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { Button } from '#web/ui/button.tsx';

export function NewDocButton({ isFirst = false }: { isFirst?: boolean }) {
  const may = useCan('doc.create');
  return (
    <Button
      variant="primary"
      icon={<IconPlus size={16} />}
      disabled={!may.allowed}
      title={may.allowed ? undefined : may.reason}
      onClick={() => goTo('newDoc')}
    >
      {isFirst ? 'Create a doc' : 'New doc'}
    </Button>
  );
}
