import { createContext, use, useEffect, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { can, type AccessObject, type Decision, type Viewer } from '#domain/access/can.ts';
import type { Action } from '#domain/access/actions.ts';
import { allPlanGates } from '#domain/access/plan-gates.ts';
import { restrictions } from '#domain/access/rule.ts';
import type { ViewerQuery } from '#web/lib/graphql.gen.ts';
import { ViewerDocument } from './members.gen.ts';
import { setTitleSuffix } from '#web/lib/navigation/document-title.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { applyThemePreference } from '#web/ui/theme/theme-preference.ts';
import { preferenceOf } from './theme-wire.ts';

const ViewerContext = createContext<ViewerQuery | null>(null);

/** Nothing of the signed-in app is shown before it is known who looks at it. */
export function ViewerProvider({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  const query = useQuery({ query: ViewerDocument });
  const data = query[0].data;
  const workspaceName = data?.workspace.name;
  const theme = data?.viewer.theme;
  useEffect(() => {
    if (workspaceName) setTitleSuffix(workspaceName);
  }, [workspaceName]);
  useEffect(() => {
    if (theme) applyThemePreference(preferenceOf(theme));
  }, [theme]);
  return (
    <QueryView query={query} skeleton={skeleton} what="your workspace">
      {(loaded) => <ViewerContext value={loaded}>{children}</ViewerContext>}
    </QueryView>
  );
}

export function useViewer(): ViewerQuery['viewer'] {
  return useLoaded().viewer;
}

export function useWorkspace(): ViewerQuery['workspace'] {
  return useLoaded().workspace;
}

/** The domain's decision with its reason, for a button or its tooltip. The server decides again. */
export function useCan(action: Action, object?: AccessObject): Decision {
  return can(asViewer(useLoaded()), action, object);
}

export function useWorkspaceSettings(): ViewerQuery['workspaceSettings'] {
  return useLoaded().workspaceSettings;
}

function useLoaded(): ViewerQuery {
  const loaded = use(ViewerContext);
  if (!loaded) throw new Error('useViewer needs a ViewerProvider above it');
  return loaded;
}

/** Plans are not on the wire: a self-hosted workspace has everything. */
function asViewer({ viewer, workspaceSettings }: ViewerQuery): Viewer {
  const switches: Readonly<Record<string, boolean | undefined>> = { ...workspaceSettings };
  return {
    id: viewer.id,
    role: viewer.role,
    workspaceAdmin: viewer.workspaceAdmin,
    readOnly: workspaceSettings.readOnly,
    plan: allPlanGates,
    adminOnlyInvites: workspaceSettings.adminOnlyInvites,
    restrictions: restrictions.filter((restriction) => switches[restriction] === true),
  };
}

/** For decisions about many things at once; `useCan` decides about one. */
export function useAsViewer(): Viewer {
  return asViewer(useLoaded());
}
