import { Link } from '#web/lib/navigation/link.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** Instead of a form whose last step would refuse. */
export function SignUpClosed() {
  return (
    <AuthLayout
      title="New workspaces are turned off"
      lead="To work in a workspace on this server, ask one of its members for an invitation."
      foot={
        <span>
          Already have a workspace? <Link to="authLogin">Sign in</Link>
        </span>
      }
    />
  );
}
