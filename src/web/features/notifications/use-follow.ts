import type { FollowFrequency } from '#domain/notifications/follows.ts';
import { kindOf, type ObjectRef } from '#web/kit/objects/object-ref.ts';
import { FollowObjectDocument, UnfollowObjectDocument } from './notifications.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { frequencyName } from './frequency-names.ts';

type Followed = ObjectRef & { title: string | null };

export type Following = {
  follow: (object: Followed, frequency: FollowFrequency, before: FollowFrequency | null) => Promise<void>;
  unfollow: (object: Followed, before: FollowFrequency) => Promise<void>;
};

export function useFollow(): Following {
  const start = useCommand(FollowObjectDocument);
  const stop = useCommand(UnfollowObjectDocument);
  const set = ({ type, id }: Followed, frequency: FollowFrequency | null) =>
    frequency === null ? stop.run({ type, id }) : start.run({ input: { type, id, frequency } });
  return {
    async follow(object, frequency, before) {
      if (frequency === before || !(await set(object, frequency))) return;
      showToast({
        message: `Following ${nameOf(object)}: ${frequencyName(frequency).toLowerCase()} mail`,
        undo: () => void set(object, before),
      });
    },
    async unfollow(object, before) {
      if (!(await set(object, null))) return;
      showToast({ message: `No longer following ${nameOf(object)}`, undo: () => void set(object, before) });
    },
  };
}

function nameOf({ type, title }: Followed): string {
  return title === null ? `this ${kindOf(type)}` : `“${title}”`;
}
