export { AgentForm } from './agent-form.tsx';
export { AgentList, OthersAgents } from './agent-list.tsx';
export { AgentMenu } from './agent-menu.tsx';
export { AgentScreen } from './agent-screen.tsx';
export { agentsCache } from './agents-cache.ts';
export { NewAgentButton } from './new-agent-button.tsx';
export { agentPlaces } from './places.ts';
export { RunScreen } from './run-screen.tsx';
