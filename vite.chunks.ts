// Which modules share a file. Left alone, every set of screens that share something gets a file of its own: a note was
// made of a hundred and ten, found level by level while its page waited for them.
import type { Rolldown } from 'vite';

type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };
type Reach = { readonly first: Set<string>; readonly documents: Set<string>; readonly others: Set<string> };

const web = new URL('src/web/', import.meta.url).pathname;
const main = `${web}main.tsx`;
/** What the first screen needs stays as it is: a file that another screen fills would be carried by it too. */
const firstScreens = [
  main,
  ...['app/workspace-app.tsx', 'app/root-app.tsx', 'pages/home-page.tsx', 'pages/auth/login-page.tsx'].map(
    own,
  ),
];
const documentScreens = ['pages/note-page.tsx', 'pages/insight-page.tsx'].map(own);
const editorCore = /node_modules\/@tiptap\/core\//;
const textCore = /node_modules\/(prosemirror-|orderedmap|yjs|lib0|y-|@hocuspocus)|src\/editor\//;

/**
 * `document`: the editor and everything that only screens with an editor need. `common`: what documents share with
 * screens that have none.
 */
export function documentChunk(): (id: string, graph: Graph) => string | null {
  let reach: Reach | null = null;
  return (id, graph) => {
    reach ??= reachOf(graph);
    const key = keyOf(id);
    if (!reach.documents.has(key) || reach.first.has(key)) return null;
    if (!reach.others.has(key)) return 'document';
    if (isIcon(id)) return 'icons';
    if (textCore.test(id)) return 'text';
    return isLight(id, reach, graph) ? 'common' : null;
  };
}

/** Our own, and of libraries nothing that the first screen has not loaded. */
function isLight(id: string, { first }: Reach, graph: Graph): boolean {
  const isOwn = (one: string) => !one.includes('node_modules') && !textCore.test(one);
  return isOwn(id) && [...reachedFrom([id], graph)].every((one) => isOwn(one) || first.has(one));
}

function reachOf(graph: Graph): Reach {
  const everything = reachedFrom([main], graph, true);
  const lazy = new Set(
    [...everything].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  );
  const others = new Set<string>();
  for (const entry of lazy) {
    const reached = reachedFrom([entry], graph);
    if ([...reached].some((id) => editorCore.test(id))) continue;
    for (const id of reached) others.add(id);
  }
  return {
    first: reachedFrom(firstScreens, graph),
    documents: reachedFrom(documentScreens, graph),
    others,
  };
}

function reachedFrom(entries: readonly string[], graph: Graph, withLazy = false): Set<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(keyOf(id))) continue;
    reached.add(keyOf(id));
    const info = graph.getModuleInfo(id);
    // The index of the icons imports all of them; who imports which is in the code.
    for (const name of iconsIn(info?.code ?? '')) reached.add(name);
    waiting.push(...(info?.importedIds ?? []).filter((next) => !isIcon(next)));
    if (withLazy) waiting.push(...(info?.dynamicallyImportedIds ?? []));
  }
  return reached;
}

function iconsIn(code: string): string[] {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );
}

function isIcon(id: string): boolean {
  return id.includes('icons-react');
}

/** An icon goes by its name, everything else by its path. */
function keyOf(id: string): string {
  return isIcon(id) ? (/(\w+)\.m?js$/.exec(id)?.[1] ?? id) : id;
}

function own(path: string): string {
  return web + path;
}
