import type { Attributes } from '@tiptap/core';
import type { AttributeType } from './attribute-type.ts';

export type AttributeDefinition = {
  readonly type: AttributeType;
  /** Null means "not set". A node without a required attribute can exist, but no check lets it pass. */
  readonly default: string | number | boolean | null;
  readonly required?: true;
  /** The attribute in HTML; `data-` and the name without. */
  readonly html?: string;
  /** When the value is not simply the text of one attribute. */
  readonly parse?: (element: HTMLElement) => unknown;
  /** False when the node's own renderHTML shows it. */
  readonly rendered?: false;
  readonly keepOnSplit?: false;
};

/**
 * Attributes that check their value wherever one comes from: `validate` in documents, `parseHTML` in markup,
 * `renderHTML` on the way out, since Yjs brings values that nothing checked.
 */
export function defineAttributes(definitions: Record<string, AttributeDefinition>): Attributes {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => {
      const html = definition.html ?? `data-${kebab(name)}`;
      const { type } = definition;
      return [
        name,
        {
          default: definition.default,
          keepOnSplit: definition.keepOnSplit ?? true,
          rendered: definition.rendered ?? true,
          validate: (value: unknown) => checkValue(name, definition, value),
          parseHTML: (element: HTMLElement) => {
            const raw = element.getAttribute(html);
            const value = definition.parse
              ? definition.parse(element)
              : raw === null
                ? null
                : type.fromHtml(raw);
            return type.holds(value) ? value : null;
          },
          renderHTML: (attributes: Readonly<Record<string, unknown>>) => {
            const value = attributes[name];
            return type.holds(value) && value !== definition.default ? { [html]: String(value) } : {};
          },
        },
      ];
    }),
  );
}

function checkValue(name: string, definition: AttributeDefinition, value: unknown): void {
  if (value === null && definition.default === null && !definition.required) return;
  if (!definition.type.holds(value)) throw new RangeError(`${name} must be ${definition.type.name}`);
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
