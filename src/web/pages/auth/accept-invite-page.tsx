import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { workspaceNameOf } from '#domain/text/display-names.ts';
import { AuthLayout, type InviteOffer, JoinForm, workspaceAccounts } from '#web/features/accounts/index.ts';
import classes from './accept-invite-page.module.css';
import { Link } from '#web/lib/navigation/link.tsx';
import { messageOf } from '#web/lib/rest.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function AcceptInvitePage({ match }: { match: RouteMatchOf<'authAcceptInvite'> }) {
  const token = match.query.token ?? '';
  const offer = useResource(() => workspaceAccounts.invite(token));
  if (offer.state === 'loading') {
    return (
      <AuthLayout title="Your invitation">
        <Skeleton height={36} />
      </AuthLayout>
    );
  }
  if (offer.state === 'failed') {
    return (
      <AuthLayout title="This invitation can’t be used" foot={<Link to="authLogin">Go to sign in</Link>}>
        <FormError message={messageOf(offer.error)} />
      </AuthLayout>
    );
  }
  return <Offer token={token} offer={offer.value} />;
}

function Offer({ token, offer }: { token: string; offer: InviteOffer }) {
  return (
    <AuthLayout
      title={`Join ${workspaceNameOf(offer.workspaceName)}`}
      lead={
        offer.invitedBy === null
          ? `You’re invited as ${offer.email}`
          : `${offer.invitedBy} invited ${offer.email}`
      }
    >
      {offer.message && (
        <blockquote className={classes.quote} style={{ margin: '0 0 var(--space-5)' }}>
          {offer.message}
        </blockquote>
      )}
      <JoinForm
        email={offer.email}
        teamId={offer.teamId}
        needs={offer.needs}
        onJoin={(name, password) => workspaceAccounts.acceptInvite({ token, name, password })}
      />
    </AuthLayout>
  );
}
