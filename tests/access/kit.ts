import { createHash, randomBytes } from 'node:crypto';
import { newId } from '#server/platform/context/new-id.ts';
import type { Place } from '#tests/support/scene.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';

export type ProjectOptions = {
  /** Has FULL beside the owner. */
  full?: string | undefined;
  /** Named in no map: only the owner sees it. */
  isPrivate?: boolean;
  isTrashed?: boolean;
  /** Stays when the rest is tidied away. */
  isKept?: boolean;
  /** Everybody of this group has FULL. */
  fullGroup?: string;
};

/** One of everything in a workspace, made again for each try so that no try sees what another one did. */
export class Kit {
  readonly place: Place;
  readonly #app: TestApp;
  #troupe = '';

  constructor(app: TestApp, place: Place) {
    this.#app = app;
    this.place = place;
  }

  get ownerId(): string {
    return this.place.owner.id;
  }

  async project({
    full,
    isPrivate = false,
    isTrashed = false,
    isKept,
    fullGroup,
  }: ProjectOptions = {}): Promise<string> {
    const id = newId();
    await this.#insert('access_objects', { id, type: 'project', source_id: id });
    const grants: [string, number][] = [[this.ownerId, 3]];
    if (!isPrivate) grants.push(['markup', 2]);
    if (full !== undefined && full !== this.ownerId) grants.push([full, 3]);
    if (fullGroup !== undefined) grants.push([fullGroup, 3]);
    await this.#app.database.owner.query(
      `insert into grants (workspace_id, object_id, grantee, level, created_at)
       select $1, $2, grantee, level, now() from unnest($3::text[], $4::int[]) as named (grantee, level)`,
      [this.place.workspace.id, id, grants.map(([grantee]) => grantee), grants.map(([, level]) => level)],
    );
    await this.#insert('projects', {
      id,
      access_id: id,
      title: isKept ? 'Kept' : 'Matrix',
      created_by: this.ownerId,
      created_at: new Date(),
      updated_at: new Date(),
      trashed_at: isTrashed ? new Date() : null,
    });
    return id;
  }

  async member({ suspended = false, admin = false } = {}): Promise<string> {
    const [id, accountId] = [newId(), newId()];
    const times = { created_at: new Date(), updated_at: new Date() };
    const email = `${id}@matrix.example`;
    const account = { id: accountId, email, ...times };
    await this.#app.database.owner.query(
      'insert into accounts (id, email, created_at, updated_at) values ($1, $2, $3, $4)',
      Object.values(account),
    );
    await this.#insert('members', {
      id,
      account_id: accountId,
      name: 'Matrix Member',
      email,
      role: 'CONTRIBUTOR',
      workspace_admin: admin,
      suspended_at: suspended ? new Date() : null,
      ...times,
    });
    return id;
  }

  /** People who are together from the start: a group that somebody joins counts a second later. */
  async formTroupe(memberIds: readonly string[]): Promise<void> {
    this.#troupe = await this.group(memberIds);
  }

  get troupe(): string {
    return this.#troupe;
  }

  async group(memberIds: readonly string[] = []): Promise<string> {
    const id = newId();
    await this.#insert('groups', { id, name: `Group ${id}`, created_at: new Date(), updated_at: new Date() });
    for (const member_id of memberIds) {
      await this.#insert('group_members', { group_id: id, member_id, added_at: new Date() });
    }
    return id;
  }

  async ssoDomain(): Promise<string> {
    const domain = `${newId()}.example`;
    await this.#insert('sso_domains', { domain, txt_token: newId(), created_at: new Date() });
    return domain;
  }

  async invite(): Promise<string> {
    const id = newId();
    await this.#insert('invites', {
      id,
      email: `${id}@invited.example`,
      role: 'VIEWER',
      token_hash: hashOf(id),
      invited_by: this.ownerId,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
    });
    return id;
  }

  async accessRequest(objectId: string): Promise<string> {
    const id = newId();
    const member_id = await this.member();
    await this.#insert('access_requests', { id, object_id: objectId, member_id, created_at: new Date() });
    return id;
  }

  async apiToken(): Promise<string> {
    const id = newId();
    await this.#insert('api_tokens', {
      id,
      name: 'Matrix',
      token_hash: hashOf(id),
      scopes: ['read'],
      created_by: this.ownerId,
      created_at: new Date(),
    });
    return id;
  }

  /** What staff asked for; the owner's account is the staff's here. */
  async supportAccess(state: 'pending' | 'active'): Promise<string> {
    const id = newId();
    await this.#app.database.owner.query(
      `insert into support_accesses (workspace_id, id, staff_account_id, staff_email, reason, minutes, requested_at,
         granted, decided_at, decided_by, ends_at)
       select m.workspace_id, $3, m.account_id, m.email, 'Matrix', 60, now(),
         case when $4 then true end, case when $4 then now() end, case when $4 then m.id end,
         case when $4 then now() + interval '1 hour' end
       from members m where m.workspace_id = $1 and m.id = $2`,
      [this.place.workspace.id, this.ownerId, id, state === 'active'],
    );
    return id;
  }

  /** Answers the token of a link that opens the object. */
  async shareToken(objectId: string, type: 'project' | 'note' = 'project'): Promise<string> {
    const token = randomBytes(6).toString('hex');
    await this.#insert('public_links', {
      id: newId(),
      object_type: type,
      object_id: objectId,
      token_hash: hashOf(token),
      created_by: this.ownerId,
      created_at: new Date(),
    });
    return token;
  }

  async visitorBearer(shareToken: string): Promise<string> {
    const { body } = await new Visitor(this.#app, this.place.workspace.subdomain).post(
      `/p/${shareToken}/session`,
    );
    return body.token;
  }

  async openDomain(): Promise<string> {
    const domain = `${newId()}.example`;
    await this.#insert('open_domains', { domain, created_at: new Date() });
    return `@${domain}`;
  }

  async follow(memberId: string, objectId: string): Promise<void> {
    const now = new Date();
    const times = { created_at: now, told_until: now, due_at: now };
    await this.#insert('follows', { member_id: memberId, object_id: objectId, frequency: 'DAILY', ...times });
  }

  async notification(memberId: string): Promise<string> {
    const id = newId();
    await this.#insert('notifications', {
      id,
      member_id: memberId,
      event_id: newId(),
      type: 'memberJoined',
      metadata: { memberId },
      link: '/',
      created_at: new Date(),
    });
    return id;
  }

  /** A row of a table that has no line of its own here. */
  async row(table: string, values: Record<string, unknown>): Promise<void> {
    await this.#insert(table, values);
  }

  /** The id of a row that is there already. */
  async find(table: string, values: Record<string, unknown>): Promise<string | undefined> {
    const row = { workspace_id: this.place.workspace.id, ...values };
    const tests = Object.keys(row).map((name, at) => `${name} is not distinct from $${at + 1}`);
    const { rows } = await this.#app.database.owner.query<{ id: string }>(
      `select id from ${table} where ${tests.join(' and ')}`,
      Object.values(row),
    );
    return rows[0]?.id;
  }

  /** Where a note or an insight lies. */
  async projectOf(table: 'notes' | 'insights', id: string): Promise<string> {
    const { rows } = await this.#app.database.owner.query<{ project_id: string }>(
      `select project_id from ${table} where workspace_id = $1 and id = $2`,
      [this.place.workspace.id, id],
    );
    return rows[0]?.project_id ?? '';
  }

  /**
   * What would reach the limits of a workspace after a hundred tries. Only what needs it: rows written again with
   * every test would slow down each one after it.
   */
  async tidy(): Promise<void> {
    const { owner } = this.#app.database;
    const values = [this.place.workspace.id];
    await owner.query('delete from groups where workspace_id = $1 and id::text <> $2', [
      ...values,
      this.#troupe,
    ]);
    await owner.query('delete from tag_boards where workspace_id = $1 and project_id is null', values);
    await owner.query('delete from field_sets where workspace_id = $1', values);
    await owner.query(
      "update projects set trashed_at = now() where workspace_id = $1 and title <> 'Kept' and trashed_at is null",
      values,
    );
    await owner.query(
      'update folders set trashed_at = now() where workspace_id = $1 and trashed_at is null',
      values,
    );
    await owner.query(
      `update workspace_settings set read_only = false, admin_only_invites = false,
        access_requests_disabled = false, community_publishing_disabled = false, export_disabled = false,
        public_access_disabled = false, data_out_disabled = false
       where workspace_id = $1 and (read_only or admin_only_invites or access_requests_disabled
         or community_publishing_disabled or export_disabled or public_access_disabled or data_out_disabled)`,
      values,
    );
  }

  async #insert(table: string, values: Record<string, unknown>): Promise<void> {
    const row = { workspace_id: this.place.workspace.id, ...values };
    const names = Object.keys(row);
    await this.#app.database.owner.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
