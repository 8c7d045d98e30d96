/** What an installation may leave out of a workspace; `enterprise` opens single sign-on. */
export const planGates = [
  'userRoles',
  'groups',
  'projectPermissions',
  'publicLinkSharing',
  'api',
  'scim',
  'redactions',
  'enterprise',
] as const;
export type PlanGate = (typeof planGates)[number];
export type PlanGates = Readonly<Record<PlanGate, boolean>>;

export const planGateNames = {
  userRoles: 'user roles',
  groups: 'groups',
  projectPermissions: 'project permissions',
  publicLinkSharing: 'public link sharing',
  api: 'the API',
  scim: 'SCIM',
  redactions: 'redactions',
  enterprise: 'this page',
} as const satisfies Record<PlanGate, string>;

export const allPlanGates: PlanGates = gatesWith(true);

function gatesWith(open: boolean): PlanGates {
  return Object.fromEntries(planGates.map((gate) => [gate, open])) as Record<PlanGate, boolean>;
}
