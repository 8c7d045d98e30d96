-- A link that an inviter copied proves nothing about the mailbox: the account made with it waits for a mailed proof.
alter table invites add column link_copied_at timestamptz;
alter table accounts add column unproven_since timestamptz;
