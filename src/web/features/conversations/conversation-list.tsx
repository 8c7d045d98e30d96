import { useState } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { Button } from '#web/ui/button.tsx';
import { ConversationsDocument } from './conversations.gen.ts';
import classes from './ask-panel.module.css';

const pageSize = 15;
const most = 100;

/** One's own conversations, and below them those that others shared. */
export function ConversationList({ currentId }: { currentId: string | null }) {
  return (
    <nav aria-label="Conversations">
      <List title="Your conversations" shared={false} currentId={currentId} />
      <List title="Shared with the workspace" shared currentId={currentId} />
    </nav>
  );
}

function List({ title, shared, currentId }: { title: string; shared: boolean; currentId: string | null }) {
  const [first, setFirst] = useState(pageSize);
  const [{ data }] = useQuery({ query: ConversationsDocument, variables: { shared, first, after: null } });
  const page = data?.conversations;
  if (!page || page.items.length === 0) return null;
  return (
    <>
      <h3 className={classes.listTitle}>{title}</h3>
      <ul className={classes.list}>
        {page.items.map(({ id, title: name }) => (
          <li key={id}>
            <a
              className={classes.row}
              aria-current={id === currentId ? 'page' : undefined}
              href={buildUrl('search', { hash: { mode: 'FollowUp', conversationId: id } })}
              title={name}
            >
              {name}
            </a>
          </li>
        ))}
        {page.endCursor !== null && first < most && (
          <li>
            <Button variant="quiet" onClick={() => setFirst(Math.min(most, first + pageSize * 2))}>
              Show more
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}
