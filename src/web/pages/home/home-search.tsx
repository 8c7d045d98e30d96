import { IconSearch } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { parseQuestion } from '#domain/ai/ask.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { useAsk } from '#web/features/conversations/index.ts';
import { navigate } from '#web/lib/navigation/navigator.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './home-search.module.css';

/** Enter searches for the words; a question can be asked as it stands. */
export function HomeSearch() {
  const [text, setText] = useState('');
  const checked = parseQuestion(text);
  const problem = text.trim() !== '' && !checked.ok ? checked.message : null;
  const ask = useAsk({ scope: null, conversationId: null }, (id) =>
    navigate(buildUrl('search', { hash: { mode: 'FollowUp', conversationId: id } })),
  );

  function search(event: FormEvent) {
    event.preventDefault();
    if (checked.ok) navigate(buildUrl('search', { hash: { q: checked.value } }));
  }

  return (
    <search>
      <form className={classes.form} onSubmit={search}>
        <div className={classes.box}>
          <IconSearch size={18} aria-hidden />
          <input
            type="search"
            aria-label="Search or ask"
            placeholder="Search, or ask a question"
            className={classes.input}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="quiet" disabled={!checked.ok}>
            Search
          </Button>
          <Button
            variant="quiet"
            busy={ask.busy}
            disabled={!checked.ok}
            onClick={() => checked.ok && void ask.send(checked.value)}
          >
            Ask
          </Button>
        </div>
        {problem !== null && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
      </form>
    </search>
  );
}
