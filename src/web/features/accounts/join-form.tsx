import type { JoinProof } from '#domain/accounts/join-proof.ts';
import type { Join } from './join.ts';
import { JoinAsNew } from './join-as-new.tsx';
import { JoinSignedIn } from './join-signed-in.tsx';

export type JoinFormProps = {
  email: string;
  teamId: string;
  needs: JoinProof;
  onJoin: Join;
};

/** Somebody new says who they are; somebody with an account shows that it is theirs. */
export function JoinForm({ email, teamId, needs, onJoin }: JoinFormProps) {
  if (needs === 'newPassword') return <JoinAsNew onJoin={onJoin} />;
  return <JoinSignedIn email={email} teamId={teamId} onJoin={needs === 'password' ? onJoin : null} />;
}
