import { addPhone, type Phone } from './second-factor.ts';
import type { TestApp } from './test-app.ts';
import { signUp, Visitor, type Answer, type SignedUp } from './visitor.ts';

export const staffDomain = 'staff.example';

export type StaffPerson = SignedUp & { readonly phone: Phone };

/** Somebody of the company, with an authenticator app that was set up on the account page. */
export async function hireStaff(app: TestApp, name: string): Promise<StaffPerson> {
  const person = await signUp(app, `${name}@${staffDomain}`, `Company of ${name}`);
  return { ...person, phone: await addPhone(app, person.member) };
}

/** Types the code of the phone at the root host. */
export async function proveStaff(app: TestApp, { root, phone }: StaffPerson): Promise<Visitor> {
  const { status, body } = await root.post('/global/staff/proof', { code: phone.code() });
  if (status !== 204) throw new Error(`Not proved: ${JSON.stringify(body)}`);
  app.clock.pass(30);
  return root;
}

/** Asks for access to a workspace; answers the id of the request. */
export async function requestAccess(root: Visitor, teamId: string, minutes = 60): Promise<string> {
  const { status, body } = await root.post('/global/staff/support-access', {
    teamId,
    reason: 'A note does not open',
    minutes,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}

/** An admin's answer, as its button gives it. */
export async function decide(
  { member }: SignedUp,
  id: string,
  verb: 'grant' | 'deny' | 'end',
): Promise<Answer> {
  const query = `mutation { ${verb}SupportAccess(id: "${id}") { id state endsAt } }`;
  return member.graphql(query, await member.bearer());
}

/** From the console into the workspace. */
export async function openVisit(
  app: TestApp,
  root: Visitor,
  team: { teamId: string; id: string },
): Promise<Visitor> {
  const { status, body } = await root.post('/global/staff/support-access/open', team);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { hostname, pathname, search } = new URL(body.redirectUrl);
  const visitor = new Visitor(app, hostname.slice(0, hostname.indexOf('.')));
  const entered = await visitor.get(`${pathname}${search}`);
  if (entered.status !== 302) throw new Error(JSON.stringify(entered.body));
  return visitor;
}
