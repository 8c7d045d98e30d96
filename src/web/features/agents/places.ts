import { IconRobot } from '@tabler/icons-react';
import type { Place } from '#web/kit/places/place.ts';

export const agentPlaces: readonly Place[] = [
  {
    route: 'agents',
    label: 'Agents',
    icon: IconRobot,
    pages: ['newAgent', 'agent', 'editAgent', 'agentRun'],
    action: 'agent.create',
  },
];
