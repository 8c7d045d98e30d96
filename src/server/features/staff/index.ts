import type { Feature } from '#server/platform/app/feature.ts';
import { addStaffRoutes } from './routes.ts';

export { getTeam } from './read-team.ts';
export { requireStaff } from './require-staff.ts';

export const staff: Feature = { name: 'staff', routes: addStaffRoutes };
