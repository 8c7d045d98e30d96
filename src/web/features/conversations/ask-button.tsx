import { IconMessageQuestion } from '@tabler/icons-react';
import { use, useState } from 'react';
import { PageSurroundings } from '#web/lib/page/page-surroundings.ts';
import { IconButton } from '#web/ui/button.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { Ask } from './ask.tsx';
import type { AskScope } from './scope.ts';

/** Opens a conversation about one thing beside it. */
export function AskButton({ scope }: { scope: AskScope }) {
  const [isOpen, setOpen] = useState(false);
  const { isPeek } = use(PageSurroundings);
  const [conversationId, setConversationId] = useState<string | null>(null);
  return (
    <>
      <IconButton label="Ask" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconMessageQuestion size={16} />
      </IconButton>
      {isOpen && (
        <SidePanel
          title="Ask"
          isAbove={isPeek}
          onClose={() => setOpen(false)}
          {...(conversationId !== null && {
            action: { label: 'New question', run: () => setConversationId(null) },
          })}
        >
          <Ask scope={scope} conversationId={conversationId} onConversation={setConversationId} />
        </SidePanel>
      )}
    </>
  );
}
