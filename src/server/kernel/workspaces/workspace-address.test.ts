import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { dataOf, errorOf } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUp, Visitor } from '#tests/support/visitor.ts';
import { findMovedTo } from './find-workspace.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Moving');
});

const move = (person: Person, subdomain: string) =>
  person.graphql(
    'mutation ($subdomain: String!) { changeWorkspaceAddress(subdomain: $subdomain) { subdomain addressChangesLeft } }',
    { subdomain },
  );
function newAddress(): string {
  count += 1;
  return `moved-research-${count}`;
}

describe('the address of a workspace', () => {
  it('is changed by an admin, and its people find it there', async () => {
    const to = newAddress();
    const from = place.workspace.subdomain;
    expect(dataOf(await move(place.owner, ` ${to.toUpperCase()} `)).changeWorkspaceAddress).toEqual({
      subdomain: to,
      addressChangesLeft: 2,
    });
    expect((await new Visitor(app, to).get('/api/auth/environment')).status).toBe(200);
    expect((await new Visitor(app, from).get('/api/auth/environment')).status).toBe(404);
    expect(await findMovedTo(app.database, from)).toBe(to);
  });

  it('that was left stays the workspace’s own', async () => {
    const other = await scene.workspace('Other');
    const from = place.workspace.subdomain;
    const to = newAddress();
    dataOf(await move(place.owner, to));
    for (const taken of [from, to]) {
      expect(errorOf(await move(other.owner, taken)).message).toBe(
        'This address is taken. Choose another one.',
      );
    }
    const { subdomain } = await signUp(app, `name-${to}@moved.example`, from.replaceAll('-', ' '));
    expect(subdomain).not.toBe(from);
  });

  it('is refused where it is no address, to a manager, and for a fourth time', async () => {
    const manager = await place.member({ role: 'MANAGER' });
    expect(errorOf(await move(manager, newAddress())).code).toBe('Forbidden');
    expect(errorOf(await move(place.owner, 'admin-desk')).message).toMatch(/admin/);
    expect(errorOf(await move(place.owner, 'a')).message).toMatch(/at least 5/);
    for (let change = 0; change < 3; change += 1) {
      const address = newAddress();
      dataOf(await move(place.owner, address));
      place.owner.visitor.move(address);
    }
    expect(errorOf(await move(place.owner, newAddress())).message).toBe(
      'The address of this workspace was changed 3 times already, so it can’t be changed again.',
    );
  });
});
