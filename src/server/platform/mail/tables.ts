import type { Generated } from 'kysely';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    outgoing_mails: {
      id: string;
      recipient: string;
      subject: string;
      text_body: string;
      html_body: string;
      created_at: Date;
      attempts: Generated<number>;
      send_at: Date;
      sent_at: Date | null;
      failed_at: Date | null;
      unsubscribe_url: Generated<string | null>;
    };
  }
}
