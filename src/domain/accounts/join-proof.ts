/**
 * What somebody who opens a link to join has to show besides the link. The link proves the address for this one join:
 * it never gives an account that exists a password, nor a session.
 */
export const joinProofs = ['newPassword', 'password', 'signIn'] as const;
export type JoinProof = (typeof joinProofs)[number];

export function joinProofOf(account: { readonly passwordHash: string | null } | undefined): JoinProof {
  if (account === undefined) return 'newPassword';
  return account.passwordHash === null ? 'signIn' : 'password';
}
