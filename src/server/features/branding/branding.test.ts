import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { dataOf, errorOf } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mailsTo, Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Branded');
});

const picture = (width = 900, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

async function upload(person: Person, bytes: Buffer): Promise<{ status: number; title: string | undefined }> {
  const reply = await app.http.inject({
    method: 'PUT',
    url: '/files/logo',
    headers: {
      host: person.visitor.host,
      authorization: `Bearer ${await person.bearer()}`,
      'content-type': 'application/octet-stream',
    },
    payload: bytes,
  });
  return {
    status: reply.statusCode,
    title: reply.body === '' ? undefined : JSON.parse(reply.body).errors[0].title,
  };
}

function getLogo(host: string, teamId: string) {
  return app.http.inject({ url: `/image/logo/${teamId}`, headers: { host } });
}

const setColor = (person: Person, color: string | null) =>
  person.graphql('mutation ($color: String) { setPrimaryColor(color: $color) { primaryColor } }', { color });

describe('the logo of a workspace', () => {
  it('is shown to everyone on its own host and on the root host, small and as pixels', async () => {
    const { id } = place.workspace;
    expect((await getLogo(place.owner.visitor.host, id)).statusCode).toBe(404);
    expect(await upload(place.owner, await picture())).toEqual({ status: 204, title: undefined });
    for (const host of [place.owner.visitor.host, app.env.rootUrl.host]) {
      const logo = await getLogo(host, id);
      expect(logo.statusCode).toBe(200);
      expect(logo.headers).toMatchObject({
        'content-type': 'image/png',
        'content-security-policy': "sandbox; default-src 'none'",
      });
      expect(await sharp(logo.rawPayload).metadata()).toMatchObject({ width: 512, height: 171 });
    }
    const other = await scene.workspace('Other');
    expect((await getLogo(other.owner.visitor.host, id)).statusCode).toBe(404);
  });

  it('is named on the sign-in page and in mails of the workspace, with its color', async () => {
    await upload(place.owner, await picture());
    dataOf(await setColor(place.owner, '#FC0'));
    const { subdomain, id } = place.workspace;
    const visitor = new Visitor(app, subdomain);
    const { body } = await visitor.get('/api/auth/environment');
    expect(body).toMatchObject({
      primaryColor: '#ffcc00',
      logo: { baseImageUrl: expect.stringContaining(`/image/logo/${id}?v=`), uploadStatus: 'COMPLETE' },
    });
    await visitor.post('/api/auth/magic-link', { email: place.owner.email });
    const [mail] = await mailsTo(app, place.owner.email);
    expect(mail?.html).toContain(`<img src="${app.env.rootUrl.origin}/image/logo/${id}?v=`);
    expect(mail?.html).toContain('background:#ffcc00;color:#000000');
  });

  it('is replaced and removed', async () => {
    await upload(place.owner, await picture(40, 40));
    await upload(place.owner, await picture(80, 40));
    const { id } = place.workspace;
    const logo = await getLogo(place.owner.visitor.host, id);
    expect(await sharp(logo.rawPayload).metadata()).toMatchObject({ width: 80, height: 40 });
    expect(dataOf(await place.owner.graphql('mutation { removeLogo { logoUrl } }')).removeLogo).toEqual({
      logoUrl: null,
    });
    expect((await getLogo(place.owner.visitor.host, id)).statusCode).toBe(404);
  });

  it.each([
    ['no picture', () => Buffer.from('<html>'), 422],
    ['an empty file', () => Buffer.alloc(0), 422],
    ['more than 2 MB', () => Buffer.alloc(2_000_001), 400],
  ])('is refused if it is %s', async (_, bytes, status) => {
    const refused = await upload(place.owner, bytes());
    expect(refused.status).toBe(status);
    expect(refused.title).toMatch(/Logo must be at most|can’t be used as a logo/);
  });

  it('keeps no script of a drawing', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script><rect width="20" height="10"/></svg>';
    expect((await upload(place.owner, Buffer.from(drawing))).status).toBe(204);
    const logo = await getLogo(place.owner.visitor.host, place.workspace.id);
    expect(logo.rawPayload.includes('alert')).toBe(false);
  });

  it('is chosen by admins', async () => {
    const manager = await place.member({ role: 'MANAGER' });
    expect((await upload(manager, await picture())).status).toBe(403);
    expect(errorOf(await setColor(manager, '#123456')).code).toBe('Forbidden');
  });
});

describe('the color of a workspace', () => {
  it('is normalized, refused where it is none, and reset', async () => {
    expect(dataOf(await setColor(place.owner, ' A1B2C3 ')).setPrimaryColor.primaryColor).toBe('#a1b2c3');
    expect(errorOf(await setColor(place.owner, 'red')).message).toBe(
      'Color must have 3 or 6 hexadecimal digits',
    );
    expect(dataOf(await setColor(place.owner, null)).setPrimaryColor.primaryColor).toBeNull();
  });
});
