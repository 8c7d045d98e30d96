// The first start of an installation, up to when nothing is left to do.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { installSampleWorkspace } from '#server/features/onboarding/index.ts';
import { readNewMeanings } from '#server/features/search/read-new-meanings.ts';
import { tendIndexes } from '#server/features/search/tend-indexes.ts';
import { readEnv, services } from '#server/platform/env/env.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startLinkFile } from '#tests/e2e/support/start-link-file.ts';
import { openDataDir, projectDir, testLog as log } from '#tests/support/test-database.ts';

const [dataDir = ''] = process.argv.slice(2);
const env = readEnv({ ...process.env, HARK_DATA_DIR: dataDir, HARK_SUMMARIES_AFTER: '0' }, projectDir);
const database = await openDataDir(dataDir);
const app = await createApp({ env, log, database, services });
const link = await installSampleWorkspace(app.services);
await eventually(
  'all that follows from the sample is done',
  async () => {
    const { rows } = await database.owner.query(
      `select 1 from outbox union all select 1 from jobs where state in ('waiting', 'running') limit 1`,
    );
    return rows.length === 0;
  },
  { withinMs: 100_000 },
);
// Each journey would do it again at its start, while somebody already waits for a page.
await tendIndexes(app.services, AbortSignal.timeout(100_000));
await readNewMeanings(app.services, AbortSignal.timeout(100_000));
// Only the first start gives a link, and journeys use this folder for a day.
await database.owner.query(`update email_challenges set expires_at = now() + interval '2 days'`);
writeFileSync(join(dataDir, startLinkFile), link ?? '');
await app.close();
await database.close();
process.exit(0);
