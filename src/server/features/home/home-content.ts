import { homeLinkLabels, type HomeBlock } from '#domain/onboarding/default-home.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';

/** The blocks that a home page starts with, as a document. */
export function homeContent(blocks: readonly HomeBlock[]): DocumentJson {
  return { type: 'doc', content: blocks.map(toNode) };
}

function toNode(block: HomeBlock): NodeJson {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: block.text }] };
    case 'insights':
      return { type: 'insightFeed' };
    case 'links':
      return {
        type: 'bulletList',
        content: block.links.map((link) => ({
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: homeLinkLabels[link].label,
                  marks: [{ type: 'link', attrs: { href: homeLinkLabels[link].url } }],
                },
              ],
            },
          ],
        })),
      };
    default:
      return block satisfies never;
  }
}
