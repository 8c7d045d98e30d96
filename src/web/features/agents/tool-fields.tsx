import { Switch } from '#web/ui/switch.tsx';
import type { AgentDraft } from './agent-draft.ts';
import { toolLabels } from './agent-words.ts';
import classes from './agents.module.css';

const hints = {
  SEARCH: 'Notes, highlights, insights and tags, by words and meaning.',
  THEMES: 'What people say in channels.',
  READ: 'A language model may open a note or insight that it found.',
  CREATE_DOC: 'A note, insight or AI doc with the answer and its quotes, marked as AI generated.',
  NOTIFY: 'You hear of it when a run is done.',
} as const;
const tools = Object.keys(hints) as (keyof typeof hints)[];

export type ToolFieldsProps = {
  allowed: AgentDraft['tools'];
  onChange: (allowed: AgentDraft['tools']) => void;
};

/** What the agent may do; nothing else is possible for it. */
export function ToolFields({ allowed, onChange }: ToolFieldsProps) {
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>Allowed tools</legend>
      {tools.map((tool) => (
        <Switch
          key={tool}
          label={toolLabels[tool]}
          hint={hints[tool]}
          checked={allowed.includes(tool)}
          onChange={(isAllowed) =>
            onChange(isAllowed ? [...allowed, tool] : allowed.filter((one) => one !== tool))
          }
        />
      ))}
    </fieldset>
  );
}
