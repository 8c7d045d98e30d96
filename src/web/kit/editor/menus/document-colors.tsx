import { colorRules } from './text-colors.ts';

const rules = colorRules();

/** Once on a page, however many documents it shows: React keeps one style for each address. */
export function DocumentColors() {
  return (
    <style href="document-colors" precedence="low">
      {rules}
    </style>
  );
}
