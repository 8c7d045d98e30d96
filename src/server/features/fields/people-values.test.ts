import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addField, setValues } from '#tests/support/fields.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let maker: Person;
let projectId: string;
let noteId: string;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace();
  maker = await place.member();
  projectId = await addProject(maker);
  noteId = await addNote(maker, projectId);
});
afterAll(() => app.close());

async function addPerson(name: string, by = maker): Promise<string> {
  const { createPerson } = await ask(by, `mutation { createPerson(input: { name: "${name}" }) { id } }`);
  return createPerson.id;
}

async function valueOf(id: string, by = maker): Promise<(string | null)[]> {
  const { person } = await ask(by, `{ person(id: "${id}") { fieldValues { value } } }`);
  return person.fieldValues.map(({ value }: { value: string }) => value);
}

describe('fields that name people', () => {
  it('show who they are and forget who was erased', async () => {
    const field = await addField(maker, projectId, { type: 'PERSON' });
    const [ann, bob] = [await addPerson('Ann'), await addPerson('Bob')];
    const cell = { objectId: noteId, fieldId: field.id };
    await setValues(maker, [{ ...cell, value: `${bob},${ann}` }]);
    const shown = async () => {
      const { note } = await ask(
        maker,
        `{ note(id: "${noteId}") { fieldValues { value people { name } } } }`,
      );
      return note.fieldValues;
    };
    expect(await shown()).toEqual([{ value: `${bob},${ann}`, people: [{ name: 'Bob' }, { name: 'Ann' }] }]);
    await ask(place.owner, `mutation { erasePeople(ids: ["${bob}"]) { id } }`);
    expect(await shown()).toEqual([{ value: ann, people: [{ name: 'Ann' }] }]);
    await ask(place.owner, `mutation { erasePeople(ids: ["${ann}"]) { id } }`);
    expect(await shown()).toEqual([]);
    const refused = await setValues(maker, [{ ...cell, value: ann }]);
    expect(errorOf(refused)).toEqual(['ValidationError', 'This person no longer exists']);
  });
});

describe('fields of people', () => {
  it('are hidden with who they are, and gone with whoever is erased', async () => {
    const phone = await addField(place.owner, null, { owner: 'PERSON', type: 'PHONE' });
    const id = await addPerson('Cleo');
    const cell = { objectId: id, fieldId: phone.id, value: '+49 30 1234' };
    expect((await setValues(maker, [cell])).body.errors).toBeUndefined();
    await ask(place.owner, `mutation { hidePeople(ids: ["${id}"]) { id } }`);
    expect(await valueOf(id)).toEqual([]);
    expect(await valueOf(id, place.owner)).toEqual(['+49 30 1234']);
    expect(errorOf(await setValues(maker, [cell]))[0]).toBe('Forbidden');
    await ask(place.owner, `mutation { erasePeople(ids: ["${id}"]) { id } }`);
    const { rows } = await app.database.owner.query('select 1 from field_values where object_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('go along when people are merged, where the one who stays has none, and back when that is undone', async () => {
    const [city, job] = [
      await addField(place.owner, null, { owner: 'PERSON', label: 'City' }),
      await addField(place.owner, null, { owner: 'PERSON', label: 'Job' }),
    ];
    const [stays, goes] = [await addPerson('Dora'), await addPerson('Dora D')];
    await setValues(maker, [
      { objectId: stays, fieldId: city.id, value: 'Ulm' },
      { objectId: goes, fieldId: city.id, value: 'Rome' },
      { objectId: goes, fieldId: job.id, value: 'Baker' },
    ]);
    const { mergePeople } = await ask(
      maker,
      `mutation { mergePeople(input: { intoId: "${stays}", ids: ["${goes}"] }) { id } }`,
    );
    await eventually('the values of both', async () => String(await valueOf(stays)) === 'Ulm,Baker');
    await ask(maker, `mutation { undoMerge(id: "${mergePeople.id}") { id } }`);
    await eventually('its own values', async () => String(await valueOf(stays)) === 'Ulm');
    expect(await valueOf(goes)).toEqual(['Rome', 'Baker']);
  });
});
