import { currentTeamCodec, type CurrentTeam } from '#domain/accounts/available-team.ts';
import { array, object } from '#domain/codec/structures.ts';
import type { RegionId } from '#domain/workspaces/regions.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { RegionPlace } from '#server/platform/env/regions-env.ts';
import type { RegionLine } from '#server/platform/regions/region-line.ts';
import { findTeamsOfAccount } from '#server/kernel/workspaces/index.ts';
import { findAccountByEmail } from './account.ts';

const answerCodec = object({ teams: array(currentTeamCodec) }, 'teams of an address');

export type TeamElsewhere = { readonly team: CurrentTeam; readonly place: RegionPlace };
export type TeamsElsewhere = {
  readonly teams: readonly TeamElsewhere[];
  readonly unreachable: readonly RegionId[];
};

/** What an address belongs to in the other regions. One that doesn't answer is named and holds nobody up for long. */
export async function findTeamsElsewhere(
  { regions }: Pick<Services, 'regions'>,
  email: string,
): Promise<TeamsElsewhere> {
  const asked = await Promise.all(
    (regions?.others ?? []).map(async (place) => {
      const teams = regions && (await askRegion(regions, place, email));
      return { place, teams };
    }),
  );
  return {
    teams: asked.flatMap(({ place, teams }) => (teams ?? []).map((team) => ({ team, place }))),
    unreachable: asked.filter(({ teams }) => teams === undefined).map(({ place }) => place.id),
  };
}

async function askRegion(
  regions: RegionLine,
  { id }: RegionPlace,
  email: string,
): Promise<readonly CurrentTeam[] | undefined> {
  if (!(await regions.isUp(id))) return undefined;
  const answer = await regions
    .call(id, '/global/teams-of-email', { body: { email }, answer: answerCodec })
    .catch(() => undefined);
  return answer?.teams;
}

/** What another region is told of an address that was proved to it. */
export async function findTeamsHere(services: Services, email: string): Promise<CurrentTeam[]> {
  const account = await services.database.transaction({}, 'read only', (db) => findAccountByEmail(db, email));
  if (!account) return [];
  return (await findTeamsOfAccount(services, { accountId: account.id, email })).current;
}
