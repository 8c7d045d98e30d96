import { useState } from 'react';
import { useQuery } from 'urql';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { EarlierMessagesDocument } from './conversations.gen.ts';
import { MessageList, type MessageListProps } from './message-list.tsx';

type EarlierMessagesProps = Pick<MessageListProps, 'isMine' | 'projectId' | 'onRated'> & {
  id: string;
  before: string;
};

const pageSize = 100;

/** What was asked before what is shown, page by page, when somebody wants it. */
export function EarlierMessages(props: EarlierMessagesProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <EarlierPage {...props} />;
  return (
    <Button variant="quiet" onClick={() => setOpen(true)}>
      Show earlier messages
    </Button>
  );
}

function EarlierPage({ id, before, ...list }: EarlierMessagesProps) {
  const query = useQuery({ query: EarlierMessagesDocument, variables: { id, last: pageSize, before } });
  return (
    <QueryView
      query={query}
      what="the earlier messages"
      skeleton={<SkeletonRows rows={4} label="Loading the earlier messages" />}
    >
      {({ conversation }) =>
        conversation && (
          <>
            {conversation.messages.startCursor !== null && (
              <EarlierMessages id={id} before={conversation.messages.startCursor} {...list} />
            )}
            <MessageList messages={conversation.messages.items} {...list} />
          </>
        )
      }
    </QueryView>
  );
}
