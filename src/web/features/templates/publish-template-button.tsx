import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import type { TemplateFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { PublishTemplate } from './lazy-dialogs.tsx';
import { UnpublishTemplateButton } from './unpublish-template-button.tsx';

/** Into the gallery, and out of it again. Nothing for people who may do neither. */
export function PublishTemplateButton({ template }: { template: TemplateFieldsFragment }) {
  const [isPublishing, setPublishing] = useState(false);
  const mayPublish = useCan('template.publishToCommunity').allowed;
  const mayManage = useCan('template.manage').allowed;
  if (template.publishedAt !== null)
    return mayManage ? <UnpublishTemplateButton id={template.id} title={template.title} /> : null;
  if (!mayPublish) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setPublishing(true)}>
        Publish…
      </Button>
      {isPublishing && <PublishTemplate template={template} onClose={() => setPublishing(false)} />}
    </>
  );
}
