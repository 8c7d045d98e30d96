import { IconX } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useQuery } from 'urql';
import { parseDomainEntry } from '#domain/accounts/email-domain.ts';
import { AddOpenDomainDocument, OpenDomainsDocument, RemoveOpenDomainDocument } from './members.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import classes from './open-domains.module.css';
import { useCan } from './viewer-context.tsx';

/** Anyone who has an e-mail address of these domains may join without an invitation. */
export function OpenDomains() {
  const query = useQuery({ query: OpenDomainsDocument });
  return (
    <div className={classes.domains}>
      <p className={classes.text}>
        People with a confirmed e-mail address at these domains can join without an invitation.
      </p>
      <DomainForm />
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={2} label="Loading the domains" />}
        what="the domains"
      >
        {({ openDomains }) =>
          openDomains.length === 0 ? (
            <p className={classes.text}>No domains yet. Everyone needs an invitation.</p>
          ) : (
            <ul>
              {openDomains.map((domain) => (
                <DomainRow key={domain} domain={domain} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  );
}

function DomainForm() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = useCommand(AddOpenDomainDocument, { onRefused: setError });
  const remove = useCommand(RemoveOpenDomainDocument);
  const mayAdd = useCan('openDomain.add');

  async function send(event: FormEvent) {
    event.preventDefault();
    const parsed = parseDomainEntry(typed);
    if (!parsed.ok) return setError(parsed.message);
    setError(null);
    const domain = parsed.value;
    if (!(await add.run({ domain }))) return;
    setTyped('');
    showToast({ message: `People at ${domain} can now join`, undo: () => void remove.run({ domain }) });
  }

  return (
    <form className={classes.form} onSubmit={(event) => void send(event)} noValidate>
      <TextField
        label="Domain"
        hideLabel
        placeholder="@example.com"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={error}
        hint={mayAdd.allowed ? null : mayAdd.reason}
        disabled={!mayAdd.allowed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        busy={add.busy}
        disabled={!mayAdd.allowed}
        title={mayAdd.allowed ? undefined : mayAdd.reason}
      >
        Add domain
      </Button>
    </form>
  );
}

function DomainRow({ domain }: { domain: string }) {
  const remove = useCommand(RemoveOpenDomainDocument);
  const add = useCommand(AddOpenDomainDocument);

  async function takeAway() {
    if (!(await remove.run({ domain }))) return;
    showToast({ message: `Removed ${domain}`, undo: () => void add.run({ domain }) });
  }

  return (
    <li className={classes.row}>
      {domain}
      <IconButton label={`Remove ${domain}`} onClick={() => void takeAway()}>
        <IconX size={16} />
      </IconButton>
    </li>
  );
}
