import { admins } from '#domain/access/rule.ts';
import { defineThing } from '#domain/things/thing.ts';

export const accountsThing = defineThing({
  actions: {
    'authentication.manage': admins({ plan: 'enterprise', forPeople: true }),
    'security.manage': admins({ forPeople: true }),
    'scim.manage': admins({ plan: 'scim', forPeople: true }),
  },
  textLimits: {
    factorName: { name: 'Name', max: 100, min: 1 },
  },
  countLimits: {
    ssoDomainsPerWorkspace: { holder: 'A workspace', things: 'domains for single sign-on', max: 50 },
    ssoGroupsPerWorkspace: { holder: 'A workspace', things: 'groups from its provider', max: 100 },
  },
});
