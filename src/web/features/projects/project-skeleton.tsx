import { FormStack } from '#web/ui/page-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function ProjectSkeleton() {
  return (
    <output aria-label="Loading the project">
      <FormStack>
        <Skeleton width="48%" height={24} />
        <Skeleton width="30%" />
        <Skeleton width="84%" />
        <Skeleton width="70%" />
      </FormStack>
    </output>
  );
}
