import { useQuery } from 'urql';
import { useCan } from '#web/features/members/index.ts';
import type { ObjectAccessFieldsFragment } from '#web/lib/graphql.gen.ts';
import { ObjectAccessDocument } from './access.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AccessRequestCard } from './access-request-card.tsx';
import classes from './access.module.css';
import { AddPeople } from './add-people.tsx';
import { AskForMore } from './ask-for-more.tsx';
import { GrantList } from './grant-list.tsx';
import { InvitedList } from './invited-list.tsx';
import { InheritanceSetting } from './inheritance-setting.tsx';
import { shareActionOf, type TitledObject } from '#web/kit/objects/object-ref.ts';

export type AccessPanelProps = {
  object: TitledObject;
  /** The person has just taken away their own access. */
  onLost: () => void;
};

/** Who has access to an object and why, and everything that changes it. */
export function AccessPanel({ object, onLost }: AccessPanelProps) {
  const query = useQuery({ query: ObjectAccessDocument, variables: { type: object.type, id: object.id } });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={4} label="Loading access" />}
      what="who has access"
    >
      {({ objectAccess }) => <LoadedPanel object={object} access={objectAccess} onLost={onLost} />}
    </QueryView>
  );
}

type LoadedPanelProps = AccessPanelProps & { access: ObjectAccessFieldsFragment };

function LoadedPanel({ object, access, onLost }: LoadedPanelProps) {
  const mayShare = useCan(shareActionOf(object.type), { level: access.viewerLevel });
  const followsParent = access.inherited
    ? 'Access is inherited. Turn off inheritance to share this separately.'
    : null;
  const disabledReason = mayShare.allowed ? followsParent : mayShare.reason;
  return (
    <div className={classes.panel}>
      {access.requests.length > 0 && (
        <section aria-label="Requests for access">
          <h3 className={classes.heading}>Requests for access</h3>
          {access.requests.map((request) => (
            <AccessRequestCard key={request.id} request={request} />
          ))}
        </section>
      )}
      {disabledReason === null ? (
        <AddPeople object={object} grants={access.grants} />
      ) : (
        <Callout actions={access.viewerLevel !== 'FULL' && <AskForMore object={object} />}>
          {disabledReason}
        </Callout>
      )}
      <InheritanceSetting
        object={object}
        access={access}
        disabledReason={mayShare.allowed ? null : mayShare.reason}
      />
      <GrantList object={object} grants={access.grants} disabledReason={disabledReason} onLost={onLost} />
      <InvitedList object={object} />
    </div>
  );
}
