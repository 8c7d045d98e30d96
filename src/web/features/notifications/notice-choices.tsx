import { useQuery } from 'urql';
import { notices, type Notice, type NoticeWay } from '#domain/notifications/notices.ts';
import { useCan } from '#web/features/members/index.ts';
import type { NoticeChoiceFieldsFragment } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChooseNoticeDocument, NoticeChoicesDocument } from './notifications.gen.ts';
import classes from './notifications.module.css';

const wayNames: Readonly<Record<NoticeWay, string>> = {
  APP: 'In the app',
  MAIL: 'In the app and by e-mail',
  DIGEST: 'In the app and in the digest',
  OFF: 'Off',
};
const asForEverything = 'INHERIT';

/** One row for everything that Hark tells a person. Null: for all projects without choices of their own. */
export function NoticeChoices({ projectId }: { projectId: string | null }) {
  const query = useQuery({ query: NoticeChoicesDocument, variables: { projectId } });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={5} label="Loading settings" />}
      what="your notifications"
    >
      {({ noticeChoices }) => (
        <ul className={classes.choices}>
          {noticeChoices.map((choice) => (
            <ChoiceRow key={choice.notice} choice={choice} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function ChoiceRow({ choice }: { choice: NoticeChoiceFieldsFragment }) {
  const mayUpdate = useCan('notificationSettings.update');
  const choose = useCommand(ChooseNoticeDocument);
  const { notice, way, inherited, projectId } = choice;
  const { label } = notices[notice];
  return (
    <li className={classes.choice}>
      <span>{label}</span>
      <CompactSelect
        label={label}
        value={inherited ? asForEverything : way}
        disabled={!mayUpdate.allowed || choose.busy}
        options={optionsOf(notice, { projectId, way })}
        onChange={(value) =>
          void choose.run({
            notice,
            projectId: projectId ?? null,
            way: value === asForEverything ? null : value,
          })
        }
      />
    </li>
  );
}

type Option = { value: NoticeWay | typeof asForEverything; label: string };

function optionsOf(
  notice: Notice,
  { projectId, way }: Pick<NoticeChoiceFieldsFragment, 'projectId' | 'way'>,
): Option[] {
  const ways = notices[notice].ways.map((value) => ({ value, label: wayNames[value] }));
  if (projectId == null) return ways;
  return [{ value: asForEverything, label: `As everywhere (${wayNames[way].toLowerCase()})` }, ...ways];
}
