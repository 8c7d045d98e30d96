import { useMemo, useSyncExternalStore } from 'react';
import { useQuery } from 'urql';
import type { ObjectType } from '#domain/search/result-types.ts';
import { useCan, useViewer } from '#web/features/members/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import type { ProjectFieldsFragment, ViewFieldsFragment } from '#web/lib/graphql.gen.ts';
import { usePagePeekMode } from '#web/lib/navigation/peek-mode.ts';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { HighlightSelectionBar } from './highlight-selection-bar.tsx';
import { layoutOf } from './layouts.tsx';
import { QuotesContext, useQuotes } from './quotes-context.ts';
import { RowBulkBar } from './row-bulk-bar.tsx';
import { nouns } from './row-of.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { ViewToolbar } from './toolbar/view-toolbar.tsx';
import { useContactFields, useViewFields, useViewQuestions } from './use-view-fields.ts';
import { columnSpecs } from './view-columns.tsx';
import { useArrangedView } from './view-draft.ts';
import { ViewTabs } from './view-tabs.tsx';
import { ViewsDocument } from './views.gen.ts';
import classes from './view-screen.module.css';

export type ViewScreenProps = {
  project: ProjectFieldsFragment;
  /** A section shows its first view; a view's own page names it. */
  show: { objectType: ObjectType } | { viewId: string };
};

/** The views of a section as tabs, and the one that is open. */
export function ViewScreen({ project, show }: ViewScreenProps) {
  const query = useQuery({ query: ViewsDocument, variables: { projectId: project.id } });
  return (
    <QueryView query={query} skeleton={<SkeletonRows rows={10} label="Loading the view" />} what="the views">
      {({ views }) => {
        const current = views.find((view) =>
          'viewId' in show ? view.id === show.viewId : view.isFirst && view.objectType === show.objectType,
        );
        if (!current) return <NotFound />;
        const section = views.filter(({ objectType }) => objectType === current.objectType);
        return <OpenView key={current.id} project={project} section={section} view={current} />;
      }}
    </QueryView>
  );
}

type OpenViewProps = {
  project: ProjectFieldsFragment;
  section: readonly ViewFieldsFragment[];
  view: ViewFieldsFragment;
};

function OpenView({ project, section, view }: OpenViewProps) {
  const object = useProjectObject(project);
  const mayUpdate = useCan('view.update', object);
  const mayChange = useCan(view.objectType === 'INSIGHT' ? 'insight.create' : 'note.create', object);
  const arranged = useArrangedView(view);
  usePagePeekMode(arranged.data.peekMode);
  const viewerId = useViewer().id;
  const fields = useViewFields(view.objectType, project.id);
  const contactFields = useContactFields(view.objectType);
  const questions = useViewQuestions(view.objectType, project.id);
  const specs = useMemo(
    () => columnSpecs(view.objectType, viewerId, fields, contactFields, questions),
    [view.objectType, viewerId, fields, contactFields, questions],
  );
  const selection = useSelection();
  const isNarrow = useNarrow();
  // On a phone a table has no room for its columns.
  const shown = isNarrow && arranged.layout === 'TABLE' ? 'LIST' : arranged.layout;
  const quotes = useQuotes(shown, arranged.data);
  const { Component } = layoutOf(shown);
  return (
    <>
      <ViewTabs project={project} views={section} current={view} mayChange={mayUpdate} />
      <ViewToolbar
        projectId={project.id}
        arranged={arranged}
        specs={specs}
        fields={fields}
        contactFields={contactFields}
        mayUpdate={mayUpdate}
      >
        {null}
      </ViewToolbar>
      {arranged.data.summary !== undefined && <p className={classes.summary}>{arranged.data.summary}</p>}
      <div className={classes.body}>
        <QuotesContext value={quotes}>
          <Component
            key={shown}
            project={project}
            arranged={arranged}
            specs={specs}
            fields={fields}
            contactFields={contactFields}
            selection={selection}
            mayChange={mayChange}
            mayArrange={mayUpdate}
            fallback={<SkeletonRows rows={10} label={`Loading ${nouns[view.objectType].many}`} />}
          />
        </QuotesContext>
        {view.objectType === 'HIGHLIGHT' ? (
          <HighlightSelectionBar project={project} selection={selection} />
        ) : (
          <RowBulkBar project={project} objectType={view.objectType} fields={fields} selection={selection} />
        )}
      </div>
    </>
  );
}

const narrow = matchMedia('(max-width: 767px)');

function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );
}
