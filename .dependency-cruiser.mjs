/** The walls between layers. Under TypeScript 7 only the swc parser reads our modules; tests/walls plants a violation to prove it does. */
const noDependency = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

export default {
  forbidden: [
    noDependency(
      'domain-is-pure',
      'The domain knows nobody, not even a library.',
      '^src/domain/(?!.*\\.test\\.ts$)',
      '^(?!src/domain/)',
    ),
    noDependency(
      'editor-knows-domain-only',
      'The editor has no React, no network, no server.',
      '^src/editor/',
      '^(src/(engines|server|web|plugins)/|node_modules/react)',
    ),
    noDependency(
      'engines-are-pure',
      'An engine is a library: no database, no feature, no file.',
      '^src/engines/(?!.*\\.test\\.ts$)',
      '^src/(server|web|plugins)/|^node:|node_modules/(kysely|pg)/',
    ),
    {
      name: 'engines-apart',
      comment: 'Each engine stands alone.',
      severity: 'error',
      from: { path: '^src/engines/([^/]+)/' },
      to: { path: '^src/engines/', pathNot: '^src/engines/$1/' },
    },
    noDependency('server-not-web', 'The server never loads the web app.', '^src/server/', '^src/web/'),
    noDependency(
      'web-not-server',
      'The web app talks to the server over the wire only.',
      '^src/web/',
      '^(src/server/|node:)',
    ),
    noDependency(
      'platform-knows-no-feature',
      'Platform serves every slice and names none.',
      '^src/server/platform/',
      '^src/server/(kernel/|features/|app\\.ts|main\\.ts)',
    ),
    noDependency(
      'kernel-knows-no-slice',
      'The kernel serves every slice and imports none.',
      '^src/server/kernel/(?!.*\\.test\\.ts$)',
      '^src/server/features/',
    ),
    noDependency(
      'ui-knows-no-feature',
      'The design system knows no feature and no GraphQL.',
      '^src/web/ui/',
      '^src/web/(features|kit|pages|app|lib)/|node_modules/(urql|@urql)',
    ),
    noDependency(
      'kit-knows-no-feature',
      'What features share knows none of them.',
      '^src/web/(kit|lib)/',
      '^src/web/(features|pages|app)/',
    ),
    noDependency(
      'pages-compose',
      'Only the router and the shell know pages.',
      '^src/web/(features|ui|lib|kit)/',
      '^src/web/(pages|app)/',
    ),
    noDependency(
      'pages-know-no-shell',
      'A page is shown by the app and knows nothing of it.',
      '^src/web/pages/',
      '^src/web/app/',
    ),
    {
      name: 'features-by-their-face',
      comment: 'A feature of the web is imported by its index.ts; styles and parts stay its own.',
      severity: 'error',
      from: { path: '^src/web/(?:features/([^/]+)/|pages/|app/|main)' },
      to: { path: '^src/web/features/([^/]+)/', pathNot: '^src/web/features/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'slices-by-their-face',
      comment:
        'A slice imports another one by its index.ts, or its tables.ts for joins. Generated types name rows where they are.',
      severity: 'error',
      from: { path: '^src/server/(?:kernel|features)/([^/]+)/', pathNot: '\\.gen\\.ts$' },
      to: {
        path: '^src/server/(?:kernel|features)/([^/]+)/',
        pathNot: '^src/server/(?:kernel|features)/($1/|[^/]+/(index|tables)\\.ts$)',
      },
    },
    {
      name: 'no-raw-pool',
      comment: 'Only the platform reaches the database as its owner.',
      severity: 'error',
      from: { path: '^src/server/(kernel|features)/' },
      to: { path: 'node_modules/pg/|^src/server/platform/db/(open-database|transactions|pglite)' },
    },
    {
      name: 'one-way-out',
      comment: 'Calls out of the process go through platform/outbound, which knows what may be reached.',
      severity: 'error',
      from: {
        path: '^src/(server|plugins)/',
        pathNot: '^src/server/platform/outbound/|\\.test\\.ts$',
      },
      to: {
        path: '^(node:)?https?2?$|node_modules/(undici|axios|got|node-fetch)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-circles',
      comment: 'Types count: files that know each other only by type can neither be read nor moved apart.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'nothing-missing',
      severity: 'error',
      from: { path: '^src/' },
      // The model pack is installed apart, in a folder of its own.
      to: { couldNotResolve: true, pathNot: '^(virtual:|onnxruntime-node$|@huggingface/|tesseract\\.js$)' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/web/.*\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
