import type { Generated } from 'kysely';
import type { SignInProvider } from '#domain/accounts/sign-in-providers.ts';
import type { Purpose } from './challenges/purposes.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    accounts: {
      id: string;
      email: string;
      name: Generated<string>;
      password_hash: string | null;
      marketing_comms_enabled: Generated<boolean>;
      created_at: Date;
      updated_at: Date;
    };
    account_sessions: {
      id: string;
      account_id: string;
      workspace_id: string | null;
      token_hash: Buffer;
      provider: SignInProvider;
      created_at: Date;
      expires_at: Date;
      revoked_at: Date | null;
    };
    email_challenges: {
      id: string;
      purpose: Purpose;
      email: string;
      workspace_id: string | null;
      secret_hash: Buffer;
      tries_left: number;
      redirect: string | null;
      created_at: Date;
      expires_at: Date;
      used_at: Date | null;
    };
  }
}
