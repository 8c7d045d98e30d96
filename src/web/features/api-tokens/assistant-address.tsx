import { mcpPath } from '#domain/api-tokens/mcp-path.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import classes from './api-address.module.css';

/** What somebody enters in their own assistant, beside a token. */
export function AssistantAddress() {
  return (
    <Section title="Assistants">
      <div className={classes.form}>
        <p className={classes.text}>
          Search, read and ask from your own assistant. Add this address there as an MCP server, with an API
          token as the bearer. It sees what the token’s creator can see, and every call is in the audit log.
        </p>
        <CopyField
          label="MCP address"
          value={`${window.location.origin}${mcpPath}`}
          onCopy={(text) => copyText(text, 'Address copied')}
        />
      </div>
    </Section>
  );
}
