import { IconCheck, IconLock } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { countCharacters, groupDigits, parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { useCan } from '#web/features/members/index.ts';
import { RequestAccessDocument } from './access.gen.ts';
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import classes from './access.module.css';
import { kindOf, type ObjectRef } from '#web/kit/objects/object-ref.ts';

/** Shown for what is not there as well: an address never tells whether something exists. */
export function RequestAccess({ object }: { object: ObjectRef }) {
  const kind = kindOf(object.type);
  const [isSent, setSent] = useState(false);
  const mayAsk = useCan('accessRequest.create');
  useDocumentTitle('No access');
  const home = (
    <Link to="index" className={buttonClass('default')}>
      Go to home
    </Link>
  );
  if (isSent) {
    return (
      <EmptyState icon={<IconCheck size={20} />} title="Request sent" actions={home}>
        If the {kind} exists, its owners have been notified. You’ll get a notification when they answer.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<IconLock size={20} />}
      title={`You don’t have access to this ${kind}`}
      actions={mayAsk.allowed ? <RequestForm object={object} onSent={() => setSent(true)} /> : home}
    >
      It hasn’t been shared with you, or it no longer exists.{' '}
      {mayAsk.allowed ? 'Request access from its owners.' : `${mayAsk.reason}.`}
    </EmptyState>
  );
}

function RequestForm({ object, onSent }: { object: ObjectRef; onSent: () => void }) {
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const request = useCommand(RequestAccessDocument, { onRefused: setRefusal });
  const limit = textLimits.accessRequestMessage;
  const parsed = parseText(limit, message);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!parsed.ok) return;
    setRefusal(null);
    const { type, id } = object;
    if (await request.run({ input: { type, id, message: parsed.value } })) onSent();
  }

  return (
    <form className={classes.ask} onSubmit={(event) => void send(event)} noValidate>
      <FormStack>
        <TextAreaField
          label="Message (optional)"
          placeholder="Why you need access"
          aside={
            <span className={classes.muted} aria-live="polite">
              {groupDigits(countCharacters(message))} / {groupDigits(limit.max)}
            </span>
          }
          value={message}
          error={parsed.ok ? refusal : parsed.message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={request.busy} fullWidth>
          Request access
        </Button>
      </FormStack>
    </form>
  );
}
