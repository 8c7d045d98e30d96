import { IconEye, IconLayoutRows, IconLayoutColumns, IconTrash } from '@tabler/icons-react';
import {
  cardProperties,
  hiddenAfterToggle,
  isCollapsible,
  layoutsOf,
  shownProperties,
  type CardKind,
  type CardLayout,
  type CardOrientation,
} from '#editor/cards/card-properties.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import classes from './reference-card.module.css';

export type CardChanges = {
  orientation?: CardOrientation;
  hidden?: string;
  layout?: CardLayout;
  collapsed?: boolean;
};

export type CardControlsProps = {
  kind: CardKind;
  orientation: CardOrientation;
  hidden: string;
  layout: CardLayout;
  collapsed: boolean;
  onChange: (changes: CardChanges) => void;
  onRemove: () => void;
};

const propertyNames: {
  readonly [K in CardKind]: Readonly<Record<(typeof cardProperties)[K][number], string>>;
} = {
  note: {
    project: 'Project',
    participants: 'Participants',
    author: 'Author',
    date: 'Date',
    tags: 'Tags',
    preview: 'Preview',
  },
  insight: {
    project: 'Project',
    cover: 'Cover',
    author: 'Author',
    date: 'Date',
    status: 'Status',
    preview: 'Preview',
  },
  highlight: {
    note: 'Source',
    participants: 'Participants',
    timestamp: 'Time',
    author: 'Author',
    date: 'Date',
    tags: 'Tags',
  },
  tag: { board: 'Board', description: 'Description', highlightCount: 'Highlights' },
  reel: { author: 'Author', date: 'Date', duration: 'Duration', highlightCount: 'Highlights' },
};

const layoutNames: Readonly<Record<CardLayout, string>> = {
  full: 'Show video and text',
  videoOnly: 'Show video only',
  textOnly: 'Show text only',
};

export function CardControls({
  kind,
  orientation,
  hidden,
  layout,
  collapsed,
  onChange,
  onRemove,
}: CardControlsProps) {
  const shown = shownProperties(kind, hidden);
  const names: Readonly<Record<string, string>> = propertyNames[kind];
  const isPortrait = orientation === 'portrait';
  return (
    <div className={classes.controls} contentEditable={false}>
      <IconButton
        label={isPortrait ? 'Show landscape' : 'Show portrait'}
        onClick={() => onChange({ orientation: isPortrait ? 'landscape' : 'portrait' })}
      >
        {isPortrait ? <IconLayoutRows size={16} /> : <IconLayoutColumns size={16} />}
      </IconButton>
      <Menu
        trigger={
          <IconButton label="Choose what the card shows">
            <IconEye size={16} />
          </IconButton>
        }
        groups={[
          [
            ...layoutsOf(kind)
              .filter((one) => one !== layout)
              .map((one) => ({ label: layoutNames[one], onSelect: () => onChange({ layout: one }) })),
            ...(isCollapsible(kind)
              ? [
                  {
                    label: collapsed ? 'Expand the card' : 'Collapse the card',
                    onSelect: () => onChange({ collapsed: !collapsed }),
                  },
                ]
              : []),
          ],
          cardProperties[kind].map((property) => ({
            label: `${shown[property] ? 'Hide' : 'Show'} ${names[property]?.toLowerCase() ?? ''}`,
            onSelect: () => onChange({ hidden: hiddenAfterToggle(hidden, property, !shown[property]) }),
          })),
        ]}
      />
      <IconButton label="Remove the card" onClick={onRemove}>
        <IconTrash size={16} />
      </IconButton>
    </div>
  );
}
