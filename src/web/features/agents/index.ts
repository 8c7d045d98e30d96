export { AgentForm } from './agent-form.tsx';
export { AgentList, OthersAgents } from './agent-list.tsx';
export { AgentMenu } from './agent-menu.tsx';
export { AgentScreen } from './agent-screen.tsx';
export { NewAgentButton } from './new-agent-button.tsx';
export { RunScreen } from './run-screen.tsx';
