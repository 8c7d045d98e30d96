import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addContact, partsOf } from '#tests/support/people.ts';
import { tablesWith } from '#tests/support/stored-words.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let manager: Person;
let maker: Person;
let noteId: string;
let zelda: string;
let adam: string;

const secret = /zelda|quimby|zq@/i;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  manager = await place.member({ role: 'MANAGER' });
  maker = await place.member();
  noteId = await addNote(maker, await addProject(maker));
  zelda = await addContact(maker, { name: 'Zelda Quimby', email: 'zq@secret.example', noteId });
  adam = await addContact(maker, { name: 'Adam' });
});

const hide = (ids: string[]) =>
  ask(manager, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { name isHidden identityHidden } }', { ids });

describe('a hidden identity', () => {
  it('is told in no answer to whoever may not know it', async () => {
    const twin = await addContact(maker, { name: 'Z. Quimby' });
    await addContact(maker, { name: 'Zz top' });
    const { hidePeople } = await hide([zelda]);
    expect(hidePeople).toEqual([{ name: 'Zelda Quimby', isHidden: false, identityHidden: true }]);

    const viewer = await place.member({ role: 'VIEWER' });
    for (const person of [maker, viewer]) {
      const fields = 'id name email isHidden identityHidden';
      const told = [
        await ask(
          person,
          `{ person(id: "${zelda}") { ${fields} duplicates { ${fields} } lastMerge { id } } }`,
        ),
        await ask(person, `{ person(id: "${twin}") { duplicates { id } } }`),
        await ask(person, `{ note(id: "${noteId}") { people { person { ${fields} } } } }`),
        await ask(person, '{ duplicatePeople { items { people { id name } } } }'),
        await ask(person, `{ people(first: 1) { endCursor items { ${fields} } } }`),
        await ask(person, '{ people(search: "adam") { totalCount } }'),
      ];
      for (const search of ['zel', 'Quimby', 'zq', 'secret', 'z quimby']) {
        const { people } = await ask(
          person,
          'query ($search: String) { people(search: $search) { totalCount items { id } } }',
          {
            search,
          },
        );
        expect(people.items.map(({ id }: { id: string }) => id)).not.toContain(zelda);
        told.push(people);
      }
      expect(JSON.stringify(told).replaceAll(twin, '')).not.toMatch(secret);
      expect(told[0]).toMatchObject({
        person: { name: 'Contact hidden', email: null, isHidden: true, duplicates: [] },
      });
      expect(told[1]).toEqual({ person: { duplicates: [] } });
    }
    expect((await partsOf(viewer, noteId))[0]?.person.name).toBe('Contact hidden');
    expect((await partsOf(manager, noteId))[0]?.person.name).toBe('Zelda Quimby');
    expect((await ask(manager, '{ people(search: "zelda") { totalCount } }')).people.totalCount).toBe(1);
  });

  it('is not told by an import that counts who is known already', async () => {
    const mutation =
      'mutation ($people: [ImportPersonInput!]!) { importPeople(people: $people) { knownCount created { email } } }';
    await addContact(maker, { name: 'Bo', email: 'bo@secret.example' });
    await hide([zelda]);
    const read = async (person: Person) =>
      (
        await ask(person, mutation, {
          people: [
            { name: 'Somebody', email: 'zq@secret.example' },
            { name: 'Bo', email: 'bo@secret.example' },
            { name: 'New', email: `${person.id}@new.example` },
          ],
        })
      ).importPeople;
    expect(await read(manager)).toMatchObject({ knownCount: 2, created: [{}] });
    const { knownCount, created } = await read(maker);
    expect(knownCount).toBe(1);
    expect(created.map(({ email }: { email: string }) => email)).toContain('zq@secret.example');
  });

  it('stands last in the alphabet, also in the cursor of a page', async () => {
    await addContact(maker, { name: 'Zz' });
    await ask(maker, `mutation { updatePerson(input: { id: "${zelda}", name: "Aaa" }) { id } }`);
    await hide([zelda]);
    const read = async (person: Person): Promise<string[]> => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { people } = await ask(
          person,
          'query ($after: String) { people(first: 1, after: $after) { endCursor items { name } } }',
          { after },
        );
        seen.push(people.items[0].name);
        after = people.endCursor;
        if (person === maker) {
          expect(Buffer.from(after ?? '', 'base64url').toString()).not.toContain('aaa');
        }
      } while (after !== null);
      return seen;
    };
    expect(await read(maker)).toEqual(['Adam', 'Zz', 'Contact hidden']);
    expect(await read(manager)).toEqual(['Aaa', 'Adam', 'Zz']);
  });

  it('is changed, merged and shown again by managers only', async () => {
    await hide([zelda]);
    for (const mutation of [
      `updatePerson(input: { id: "${zelda}", name: "X" }) { id }`,
      `mergePeople(input: { intoId: "${adam}", ids: ["${zelda}"] }) { id }`,
      `showPeople(ids: ["${zelda}"]) { id }`,
      `hidePeople(ids: ["${adam}"]) { id }`,
      `erasePeople(ids: ["${zelda}"]) { id }`,
    ]) {
      const answer = await maker.graphql(`mutation { ${mutation} }`);
      expect(errorOf(answer)).toEqual(['Forbidden', 'Only managers can do this']);
    }
    const preview = await maker.graphql(
      `{ mergePreview(intoId: "${adam}", ids: ["${zelda}"]) { name email } }`,
    );
    expect(errorOf(preview)).toEqual(['Forbidden', 'Only managers can do this']);
    const { mergePeople } = await ask(
      manager,
      `mutation { mergePeople(input: { intoId: "${adam}", ids: ["${zelda}"] }) { id person { identityHidden } } }`,
    );
    expect(mergePeople.person.identityHidden).toBe(true);
    const undone = await maker.graphql(`mutation { undoMerge(id: "${mergePeople.id}") { id } }`);
    expect(errorOf(undone)[0]).toBe('Forbidden');
    await ask(manager, `mutation { undoMerge(id: "${mergePeople.id}") { id } }`);
    const { people } = await ask(maker, '{ people { items { name } } }');
    expect(people.items).toEqual([{ name: 'Adam' }, { name: 'Contact hidden' }]);
    await ask(manager, `mutation { showPeople(ids: ["${zelda}", "${adam}"]) { id } }`);
    expect((await ask(maker, `{ person(id: "${zelda}") { name } }`)).person.name).toBe('Zelda Quimby');
  });

  it('is not in the audit log, from the first name to the last', async () => {
    await ask(maker, `mutation { updatePerson(input: { id: "${zelda}", name: "Zelda Q. Quimby" }) { id } }`);
    await hide([zelda]);
    const { auditLog } = await ask(
      place.owner,
      '{ auditLog(first: 100) { items { type payload before after metadata } } }',
    );
    expect(JSON.stringify(auditLog)).toContain('person.hidden');
    expect(JSON.stringify(auditLog)).not.toMatch(secret);
  });
});

describe('erasing', () => {
  it('leaves nothing of somebody in any table', async () => {
    const first = await addContact(maker, { name: 'Umberto Vexley', email: 'umb@gone.example', noteId });
    const second = await addContact(maker, { name: 'U. Vexley', email: 'umb@other.example', noteId });
    await ask(manager, `mutation { mergePeople(input: { intoId: "${first}", ids: ["${second}"] }) { id } }`);
    await ask(
      manager,
      `mutation { updatePerson(input: { id: "${first}", name: "Umberto B. Vexley" }) { id } }`,
    );
    await ask(manager, `mutation { hidePeople(ids: ["${first}"]) { id } }`);
    await ask(manager, `mutation { trashPeople(ids: ["${first}"]) { id } }`);
    expect(await tablesWith(app, 'vexley')).toEqual(['people', 'person_keys', 'person_merges']);

    const { erasePeople } = await ask(
      manager,
      `mutation { erasePeople(ids: ["${first}"]) { id noteCount mergedCount } }`,
    );
    expect(erasePeople).toEqual([{ id: first, noteCount: 1, mergedCount: 1 }]);
    for (const word of ['vexley', 'umb@']) expect(await tablesWith(app, word)).toEqual([]);
    expect((await partsOf(manager, noteId)).map(({ person }) => person.id)).toEqual([zelda]);
    const again = await manager.graphql(`mutation { erasePeople(ids: ["${first}"]) { id } }`);
    expect(errorOf(again)[0]).toBe('NotFound');
  });
});
