import { parseCronExpression } from '#domain/automations/cron-expression.ts';
import { parseTimeZone } from '#domain/automations/time-zone.ts';
import { groupDigits, parseText } from '#domain/limits/text-limit.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { agentLimits, agentTools, type AgentSettings } from './agent.ts';
import { agentsThing } from './agents.thing.ts';

const { agentName, agentPrompt } = agentsThing.textLimits;

/** Settings that can be run: what the chosen trigger and tools need is there, and nothing else is kept. */
export function parseAgent(input: AgentSettings): Parsed<AgentSettings> {
  const name = parseText(agentName, input.name);
  if (!name.ok) return name;
  const prompt = parseText(agentPrompt, input.prompt);
  if (!prompt.ok) return prompt;
  if (!/[\p{L}\p{N}]/u.test(prompt.value)) return refused('Prompt must have words');
  const times = parseTimes(input);
  if (!times.ok) return times;
  if (input.trigger === 'event' && input.event === null) return refused('Choose what the agent waits for');
  const tools = agentTools.filter((tool) => input.tools.includes(tool));
  if (!tools.includes('search') && !tools.includes('themes'))
    return refused('Allow Search or Themes: without them an agent finds nothing to read');
  const needsProject = tools.includes('createDoc') && input.documentKind !== 'doc';
  if (needsProject && input.projectId === null)
    return refused('Choose the project that documents are created in');
  const problem = limitProblem(input);
  if (problem !== undefined) return refused(problem);
  return accepted({
    ...input,
    ...times.value,
    name: name.value,
    prompt: prompt.value,
    event: input.trigger === 'event' ? input.event : null,
    tools,
    projectId: needsProject ? input.projectId : null,
  });
}

type Times = Pick<AgentSettings, 'cron' | 'timeZone'>;

function parseTimes({ trigger, cron, timeZone }: AgentSettings): Parsed<Times> {
  if (trigger !== 'schedule') return accepted({ cron: null, timeZone: null });
  const rhythm = parseCronExpression(cron ?? '');
  if (!rhythm.ok) return rhythm;
  const zone = parseTimeZone(timeZone ?? '');
  return zone.ok ? accepted({ cron: rhythm.value, timeZone: zone.value }) : zone;
}

function limitProblem(input: AgentSettings): string | undefined {
  for (const key of ['maxSteps', 'maxTokens', 'runsPerDay'] as const) {
    const { name, min, max } = agentLimits[key];
    const value = input[key];
    if (!Number.isInteger(value) || value < min || value > max)
      return `${name} must be from ${groupDigits(min)} to ${groupDigits(max)}`;
  }
  return undefined;
}
