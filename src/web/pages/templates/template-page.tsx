import { IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { authorNameOf } from '#domain/text/display-names.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { StaticDocument } from '#web/features/documents/index.ts';
import { useCan } from '#web/features/members/index.ts';
import {
  DeleteTemplateButton,
  PublishTemplateButton,
  useIsGalleryOpen,
} from '#web/features/templates/index.ts';
import { TemplateDocument } from '#web/features/templates/templates.gen.ts';
import type { DocumentKind } from '#web/kit/documents/document-object.ts';
import { DocumentSkeleton } from '#web/kit/documents/document-layout.tsx';
import type { TemplateQuery } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormActions, PageHeader } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { TemplateForm } from './template-form.tsx';
import { UseDocumentTemplate } from './use-document-template.tsx';

export function NoteTemplatePage({ match }: { match: RouteMatchOf<'settingsTemplatesNote'> }) {
  return <TemplatePage id={match.params.noteId} kind="note" />;
}

export function InsightTemplatePage({ match }: { match: RouteMatchOf<'settingsTemplatesInsight'> }) {
  return <TemplatePage id={match.params.insightId} kind="insight" />;
}

const lists = { note: 'settingsTemplatesNotes', insight: 'settingsTemplatesInsights' } as const;

function TemplatePage({ id, kind }: { id: string; kind: DocumentKind }) {
  const mayUse = useCan('template.use');
  const query = useQuery({ query: TemplateDocument, variables: { id }, pause: !mayUse.allowed });
  const found = query[0].data?.template;
  // The address says of which kind it is.
  const template = found?.target === (kind === 'note' ? 'NOTE' : 'INSIGHT') ? found : null;
  const title = template?.title ?? 'Template';
  return (
    <AppPage
      title={title}
      crumbs={[
        { title: 'Settings', href: buildUrl('settings') },
        { title: 'Templates', href: buildUrl(lists[kind]) },
        { title },
      ]}
    >
      {mayUse.allowed ? (
        <QueryView query={query} skeleton={<DocumentSkeleton />} what="the template">
          {() =>
            template ? (
              <LoadedTemplate key={template.id} template={template} kind={kind} />
            ) : (
              <EmptyState icon={<IconTemplate size={24} />} title="This template doesn’t exist">
                Someone may have deleted it.
              </EmptyState>
            )
          }
        </QueryView>
      ) : (
        <NoAccess reason={mayUse.reason} />
      )}
    </AppPage>
  );
}

type LoadedTemplateProps = { template: NonNullable<TemplateQuery['template']>; kind: DocumentKind };

function LoadedTemplate({ template, kind }: LoadedTemplateProps) {
  const [isEditing, setEditing] = useState(false);
  const [isUsing, setUsing] = useState(false);
  const mayManage = useCan('template.manage').allowed;
  const isGalleryOpen = useIsGalleryOpen(template.target);
  const content = template.content as DocumentJson;
  if (isEditing)
    return (
      <>
        <PageHeader title={<PageHeading>Edit template</PageHeading>} />
        <TemplateForm
          target={template.target}
          template={{ ...template, content }}
          onCancel={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      </>
    );
  return (
    <>
      <PageHeader
        title={<PageHeading>{template.title}</PageHeading>}
        facts={
          <>
            {template.description !== '' && <p>{template.description}</p>}
            {`Saved by ${authorNameOf(template.createdBy)} `}
            <RelativeTime at={template.createdAt} />
          </>
        }
        action={
          <FormActions>
            {mayManage && <DeleteTemplateButton template={template} onDeleted={() => goTo(lists[kind])} />}
            {isGalleryOpen && <PublishTemplateButton template={template} />}
            {mayManage && <Button onClick={() => setEditing(true)}>Edit</Button>}
            <Button variant="primary" onClick={() => setUsing(true)}>
              Use template
            </Button>
          </FormActions>
        }
      />
      <StaticDocument key={JSON.stringify(content)} document={content} label={`Text of ${template.title}`} />
      {isUsing && (
        <UseDocumentTemplate kind={kind} templateId={template.id} onClose={() => setUsing(false)} />
      )}
    </>
  );
}
