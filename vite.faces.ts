// Faces cost nothing: an import from a feature's index.ts becomes one from the file behind it. Otherwise
// an import of one small thing of a feature would carry all that its face names, the first screen most of all.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const faceImport = /import\s+(type\s+)?\{([^}]*)\}\s*from\s*['"]#web\/features\/([^/'"]+)\/index\.ts['"];?/g;
const faceExport = /export\s+(type\s+)?\{([^}]*)\}\s*from\s*['"]\.\/([^'"]+)['"];?/g;

type Behind = { readonly file: string; readonly name: string };

export function openFaces(): Plugin {
  return {
    name: 'hark-open-faces',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/web/') || !code.includes('/index.ts')) return null;
      return {
        code: code.replace(
          faceImport,
          (_line, isType: string | undefined, names: string, feature: string) => {
            if (isType !== undefined) return '';
            const face = readFace(feature);
            return valuesIn(names)
              .map(({ name, as }) => {
                const behind = face.get(name);
                if (!behind) throw new Error(`${feature}/index.ts names no ${name}, which ${id} imports`);
                return `import { ${behind.name} as ${as} } from '#web/features/${feature}/${behind.file}';`;
              })
              .join(' ');
          },
        ),
        map: null,
      };
    },
  };
}

function readFace(feature: string): ReadonlyMap<string, Behind> {
  const code = readFileSync(new URL(`src/web/features/${feature}/index.ts`, import.meta.url), 'utf8');
  const behind = [...code.matchAll(faceExport)].flatMap(([, isType, names = '', file = '']) =>
    isType === undefined ? valuesIn(names).map(({ name, as }) => [as, { file, name }] as const) : [],
  );
  return new Map(behind);
}

function valuesIn(names: string): { name: string; as: string }[] {
  return names
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [name = '', as = name] = one.split(/\s+as\s+/);
      return { name, as };
    });
}
