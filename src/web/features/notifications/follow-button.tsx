import { IconBell, IconBellRinging, IconCheck, IconSettings } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { ObjectRef } from '#web/kit/objects/object-ref.ts';
import { useCan } from '#web/features/members/index.ts';
import { ProjectAccessDocument } from '#web/features/access/access.gen.ts';
import { FollowDocument } from './notifications.gen.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { frequencyName, frequencyOptions } from './frequency-names.ts';
import { useFollow } from './use-follow.ts';

/** How often a mail tells what changed; what comes at once in the app is set in the notification settings. */
export function FollowButton({ object }: { object: ObjectRef }) {
  const ref = { type: object.type, id: object.id };
  const [{ data }] = useQuery({ query: FollowDocument, variables: ref });
  const [access] = useQuery({
    query: ProjectAccessDocument,
    variables: { id: object.id },
    pause: object.type !== 'PROJECT',
    requestPolicy: 'cache-first',
  });
  // Who sees the button sees the object.
  const level = access.data?.objectAccess.viewerLevel ?? 'READ';
  const mayFollow = useCan('project.follow', { level });
  const { follow, unfollow } = useFollow();
  const current = data?.follow ?? null;
  const disabledReason = mayFollow.allowed ? null : mayFollow.reason;
  return (
    <Menu
      trigger={
        <IconButton
          label={current ? `Following, ${frequencyName(current.frequency).toLowerCase()} mail` : 'Follow'}
        >
          {current ? <IconBellRinging size={16} /> : <IconBell size={16} />}
        </IconButton>
      }
      header="E-mail me changes"
      groups={[
        frequencyOptions.map(({ value, label }) => ({
          label,
          icon: <IconCheck size={16} opacity={current?.frequency === value ? 1 : 0} />,
          disabledReason,
          onSelect: () =>
            void follow({ ...ref, title: current?.title ?? null }, value, current?.frequency ?? null),
        })),
        [
          ...(current
            ? [
                {
                  label: 'Stop following',
                  disabledReason,
                  onSelect: () => void unfollow({ ...ref, title: current.title }, current.frequency),
                },
              ]
            : []),
          {
            label: 'Notification settings',
            icon: <IconSettings size={16} />,
            href: buildUrl(
              'settingsUserNotifications',
              object.type === 'PROJECT' ? { query: { projectId: object.id } } : {},
            ),
          },
        ],
      ]}
    />
  );
}
