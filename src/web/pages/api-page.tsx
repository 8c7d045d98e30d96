import { openapiPath } from '#domain/api-tokens/openapi-path.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { ApiReference } from '#web/features/api-reference/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { FormStack, PageHeader } from '#web/ui/page-frame.tsx';
import { SettingsText } from '#web/ui/settings-part.tsx';

export function ApiPage() {
  return (
    <AppPage
      title="API reference"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'API reference' }]}
      width="wide"
    >
      <PageHeader
        title={<PageHeading>API reference</PageHeading>}
        facts="GraphQL at /api/graphql. Queries run here with your own session and access."
      />
      <FormStack>
        <SettingsText>
          Programs sign in with an <Link to="settingsSecurity">API token</Link>. Imports and webhooks also
          have REST paths, described in the{' '}
          <a href={openapiPath} target="_blank" rel="noreferrer">
            OpenAPI format
          </a>
          .
        </SettingsText>
        <ApiReference />
      </FormStack>
    </AppPage>
  );
}
