/** Capability flags of a plan; the billing catalogue says which plan has which. */
export const capabilities = [
  'userRoles',
  'groups',
  'projectPermissions',
  'publicLinkSharing',
  'api',
  'scim',
  'retention',
  'redactions',
  'analytics',
] as const;
export type Capability = (typeof capabilities)[number];

/** `enterprise` opens the enterprise-only pages, `recruit` comes with its add-on. */
export const planGates = [...capabilities, 'enterprise', 'recruit'] as const;
export type PlanGate = (typeof planGates)[number];
export type PlanGates = Readonly<Record<PlanGate, boolean>>;

export const planGateNames = {
  userRoles: 'user roles',
  groups: 'groups',
  projectPermissions: 'project permissions',
  publicLinkSharing: 'public link sharing',
  api: 'the API',
  scim: 'SCIM',
  retention: 'data retention',
  redactions: 'redactions',
  analytics: 'analytics',
  enterprise: 'this page',
  recruit: 'recruitment',
} as const satisfies Record<PlanGate, string>;

export const allPlanGates: PlanGates = gatesWith(true);
export const noPlanGates: PlanGates = gatesWith(false);

function gatesWith(open: boolean): PlanGates {
  return Object.fromEntries(planGates.map((gate) => [gate, open])) as Record<PlanGate, boolean>;
}
