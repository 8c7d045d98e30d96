import { useState } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import type { TemplateTarget } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BuiltInTemplates } from './built-in-templates.tsx';
import { DocumentTemplates } from './document-templates.tsx';
import { GalleryTemplates } from './gallery-templates.tsx';
import { ProjectTemplates } from './project-templates.tsx';
import { TemplateForm } from './template-form.tsx';
import { templatePages } from './template-targets.ts';
import classes from './templates.module.css';

export function ProjectTemplatesPage() {
  return <TemplatesPage target="PROJECT" />;
}

export function NoteTemplatesPage() {
  return <TemplatesPage target="NOTE" />;
}

export function InsightTemplatesPage() {
  return <TemplatesPage target="INSIGHT" />;
}

function TemplatesPage({ target }: { target: TemplateTarget }) {
  const mayUse = useCan('template.use');
  return (
    <AppPage
      title="Templates"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Templates' }]}
    >
      {mayUse.allowed ? <Templates key={target} target={target} /> : <NoAccess reason={mayUse.reason} />}
    </AppPage>
  );
}

const types = [
  { value: 'WORKSPACE', label: 'Workspace' },
  { value: 'COMMUNITY', label: 'Community' },
  { value: 'MANUAL', label: 'Manual' },
] as const;
type ShownType = (typeof types)[number]['value'];

function Templates({ target }: { target: TemplateTarget }) {
  const [type, setType] = useState<ShownType>('WORKSPACE');
  const [isWriting, setWriting] = useState(false);
  const mayManage = useCan('template.manage').allowed;
  if (isWriting && target !== 'PROJECT')
    return (
      <>
        <PageHeader title={<PageHeading>New template</PageHeading>} />
        <TemplateForm
          target={target}
          template={null}
          onCancel={() => setWriting(false)}
          onSaved={({ id }) => openTemplate(target, id)}
        />
      </>
    );
  // A project is set up where it is; there is nothing to write by hand.
  const offered = types.filter(({ value }) => target !== 'PROJECT' || value !== 'MANUAL');
  return (
    <>
      <PageHeader
        title={<PageHeading>Templates</PageHeading>}
        facts="Everyone in the workspace can start from these"
        action={
          mayManage &&
          target !== 'PROJECT' && (
            <Button variant="primary" onClick={() => setWriting(true)}>
              Write template
            </Button>
          )
        }
      />
      <LinkTabs
        label="Templates"
        tabs={templatePages.map((page) => ({
          label: page.label,
          href: buildUrl(page.route),
          isCurrent: page.target === target,
        }))}
      />
      <Tabs label="Types" tabs={offered} value={type} onChange={setType}>
        <Listed target={target} type={type} />
      </Tabs>
    </>
  );
}

function Listed({ target, type }: { target: TemplateTarget; type: ShownType }) {
  if (type === 'COMMUNITY')
    return (
      <>
        <GalleryTemplates target={target} />
        <section aria-label="Research methods">
          <h2 className={classes.heading}>Research methods</h2>
          <BuiltInTemplates target={target} />
        </section>
      </>
    );
  if (target === 'PROJECT') return <ProjectTemplates />;
  return <DocumentTemplates target={target} type={type} />;
}

function openTemplate(target: 'NOTE' | 'INSIGHT', id: string): void {
  if (target === 'NOTE') goTo('settingsTemplatesNote', { params: { noteId: id } });
  else goTo('settingsTemplatesInsight', { params: { insightId: id } });
}
