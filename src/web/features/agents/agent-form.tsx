import { useState, type FormEvent } from 'react';
import { useQuery } from 'urql';
import { agentLimits } from '#domain/agents/agent.ts';
import { choiceOf } from '#domain/agents/schedule-choice.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { ScopeFields, ScopePlacesDocument } from '#web/features/conversations/index.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { AgentCardFragment, ScopePlacesQuery } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack, Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { draftOf, inputOf, type AgentDraft } from './agent-draft.ts';
import { eventLabels } from './agent-words.ts';
import { CreateAgentDocument, UpdateAgentDocument } from './agents.gen.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { ToolFields } from './tool-fields.tsx';
import classes from './agents.module.css';

/** A new agent, or the settings of one. */
export function AgentForm({ agent }: { agent: AgentCardFragment | null }) {
  const query = useQuery({ query: ScopePlacesDocument, variables: { first: itemLimits.pageMax } });
  return (
    <QueryView query={query} what="the form" skeleton={<SkeletonRows rows={8} label="Loading the form" />}>
      {(places) => <Form agent={agent} places={places} />}
    </QueryView>
  );
}

const triggers = [
  { value: 'SCHEDULE', label: 'On a schedule' },
  { value: 'EVENT', label: 'When something happens' },
  { value: 'MANUAL', label: 'When I run it' },
] as const;
const events = Object.keys(eventLabels) as (keyof typeof eventLabels)[];
const limits = [
  { key: 'maxSteps', label: 'Steps in a run', ...agentLimits.maxSteps },
  { key: 'maxTokens', label: 'Tokens in a run', ...agentLimits.maxTokens },
  { key: 'runsPerDay', label: 'Runs a day', ...agentLimits.runsPerDay },
] as const;

function Form({ agent, places }: { agent: AgentCardFragment | null; places: ScopePlacesQuery }) {
  const [draft, setDraft] = useState(() => draftOf(agent));
  const [isCustom, setCustom] = useState(() => choiceOf(draft.cron) === null);
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateAgentDocument, { onRefused: setError });
  const update = useCommand(UpdateAgentDocument, { onRefused: setError });
  const change = (part: Partial<AgentDraft>) => setDraft((now) => ({ ...now, ...part }));
  const writesDocument = draft.tools.includes('CREATE_DOC');

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(null);
    const input = inputOf(draft);
    const saved = agent
      ? (await update.run({ id: agent.id, input }))?.updateAgent
      : (await create.run({ input }))?.createAgent;
    if (!saved) return;
    showToast({ message: agent ? 'Agent saved' : 'Agent created' });
    goTo('agent', { params: { agentId: saved.id } });
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormStack>
        <TextField
          label="Name"
          value={draft.name}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextAreaField
          label="Prompt"
          rows={5}
          hint="What to look for and what to report, as a question."
          value={draft.prompt}
          onChange={(event) => change({ prompt: event.target.value })}
        />
        <ChoiceCards
          legend="Runs"
          choices={triggers}
          value={draft.trigger}
          onChange={(trigger) => change({ trigger })}
        />
        {draft.trigger === 'SCHEDULE' && (
          <ScheduleFields
            cron={draft.cron}
            timeZone={draft.timeZone}
            isCustom={isCustom}
            onCustom={setCustom}
            onChange={change}
          />
        )}
        {draft.trigger === 'EVENT' && (
          <SelectField
            label="Event"
            value={draft.event}
            options={events.map((value) => ({ value, label: eventLabels[value] }))}
            onChange={({ target: { value } }) =>
              change({ event: events.find((one) => one === value) ?? draft.event })
            }
          />
        )}
        <ScopeFields scope={draft.scope} places={places} onChange={(scope) => change({ scope })} />
        <ToolFields allowed={draft.tools} onChange={(tools) => change({ tools })} />
        {writesDocument && (
          <div className={classes.fields}>
            <SelectField
              label="Creates"
              value={draft.documentKind}
              options={[
                { value: 'INSIGHT', label: 'An insight' },
                { value: 'NOTE', label: 'A note' },
                { value: 'DOC', label: 'An AI doc' },
              ]}
              onChange={({ target: { value } }) =>
                change({ documentKind: value === 'NOTE' || value === 'DOC' ? value : 'INSIGHT' })
              }
            />
            {draft.documentKind !== 'DOC' && (
              <SelectField
                label="In the project"
                value={draft.projectId}
                options={[
                  { value: '', label: 'Choose a project' },
                  ...places.projects.items
                    .filter(({ status }) => status === 'ACTIVE')
                    .map(({ id, title }) => ({ value: id, label: titleOf('project', title) })),
                ]}
                onChange={(event) => change({ projectId: event.target.value })}
              />
            )}
          </div>
        )}
        <Section title="Limits">
          <div className={classes.fields}>
            {limits.map(({ key, label, min, max }) => (
              <TextField
                key={key}
                label={label}
                type="number"
                min={min}
                max={max}
                value={draft[key]}
                hint={`${min.toLocaleString('en')} to ${max.toLocaleString('en')}`}
                onChange={(event) => change({ [key]: event.target.value })}
              />
            ))}
          </div>
        </Section>
        <p className={classes.muted}>
          The agent works with your access, checked at every step. Without a language model it quotes what it
          finds.
        </p>
        <FormError message={error} />
        <FormActions>
          <Button type="submit" variant="primary" busy={create.busy || update.busy}>
            {agent ? 'Save agent' : 'Create agent'}
          </Button>
          <Button onClick={() => (agent ? goTo('agent', { params: { agentId: agent.id } }) : goTo('agents'))}>
            Cancel
          </Button>
        </FormActions>
      </FormStack>
    </form>
  );
}
