import type { JoinProof } from '#domain/accounts/join-proof.ts';
import type { Join } from './join.ts';
import { JoinAsNew } from './join-as-new.tsx';
import { JoinWithPassword } from './join-with-password.tsx';
import { SignInToJoin } from './sign-in-to-join.tsx';

export type JoinFormProps = {
  email: string;
  needs: JoinProof;
  onJoin: Join;
};

/** Somebody new says who they are; somebody with an account shows that it is theirs. */
export function JoinForm({ email, needs, onJoin }: JoinFormProps) {
  if (needs === 'signIn') return <SignInToJoin email={email} />;
  return needs === 'password' ? <JoinWithPassword onJoin={onJoin} /> : <JoinAsNew onJoin={onJoin} />;
}
