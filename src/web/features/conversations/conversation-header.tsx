import { IconDots, IconLink, IconShare, IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { copyText } from '#web/lib/copy-text.ts';
import type { ConversationRowFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { Menu } from '#web/ui/menu.tsx';
import {
  DeleteConversationDocument,
  RenameConversationDocument,
  ShareConversationDocument,
} from './conversations.gen.ts';
import classes from './conversation-header.module.css';

export type ConversationHeaderProps = { conversation: ConversationRowFragment; onGone: () => void };

export function ConversationHeader({ conversation, onGone }: ConversationHeaderProps) {
  const { id, title, shared, isMine } = conversation;
  const [isDeleting, setDeleting] = useState(false);
  const rename = useCommand(RenameConversationDocument);
  const share = useCommand(ShareConversationDocument);
  const remove = useCommand(DeleteConversationDocument);
  const address = `${location.origin}${buildUrl('search', { hash: { mode: 'FollowUp', conversationId: id } })}`;
  return (
    <header className={classes.header}>
      <h2 className={classes.title}>
        <InlineEdit
          label="Title"
          value={title}
          placeholder="Untitled conversation"
          disabledReason={isMine ? null : 'Only its owner can rename it'}
          check={(text) => {
            const parsed = parseText(textLimits.conversationTitle, text);
            return parsed.ok ? null : parsed.message;
          }}
          onSave={(text) => void rename.run({ id, title: text })}
          savesWhileTyping
        />
      </h2>
      {shared && <Badge>Shared</Badge>}
      <Menu
        trigger={
          <IconButton label="More actions">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          isMine
            ? [
                {
                  label: shared ? 'Stop sharing' : 'Share with workspace',
                  icon: <IconShare size={16} />,
                  onSelect: () => void share.run({ id, shared: !shared }),
                },
              ]
            : [],
          shared
            ? [
                {
                  label: 'Copy link',
                  icon: <IconLink size={16} />,
                  onSelect: () => void copyText(address, 'Link copied'),
                },
              ]
            : [],
          isMine
            ? [
                {
                  label: 'Delete conversation',
                  icon: <IconTrash size={16} />,
                  danger: true,
                  onSelect: () => setDeleting(true),
                },
              ]
            : [{ label: 'Close conversation', icon: <IconX size={16} />, onSelect: onGone }],
        ]}
      />
      {isDeleting && (
        <ConfirmDialog
          title={`Delete “${title}”?`}
          confirmLabel="Delete conversation"
          busy={remove.busy}
          onClose={() => setDeleting(false)}
          onConfirm={() =>
            void remove.run({ id }).then((done) => {
              if (!done) return;
              setDeleting(false);
              onGone();
            })
          }
        >
          Its questions and answers will be permanently deleted.
        </ConfirmDialog>
      )}
    </header>
  );
}
