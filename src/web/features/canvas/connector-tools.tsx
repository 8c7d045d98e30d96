import {
  IconArrowRight,
  IconArrowsHorizontal,
  IconConnection,
  IconLine,
  IconTextCaption,
  IconTrash,
} from '@tabler/icons-react';
import { arrowKinds, type Connector } from '#domain/canvas/connectors.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { Board } from './use-board.ts';

const arrows = {
  end: { label: 'Arrow at the end', icon: <IconArrowRight size={16} /> },
  both: { label: 'Arrows at both ends', icon: <IconArrowsHorizontal size={16} /> },
  none: { label: 'Line without arrows', icon: <IconLine size={16} /> },
} as const;

type ConnectorToolsProps = {
  board: Board;
  connector: Connector;
  onLabel: (connectorId: string) => void;
};

/** For a connector that is selected, or the one between two selected objects. */
export function ConnectorTools({ board, connector, onLabel }: ConnectorToolsProps) {
  return (
    <>
      <IconButton label="Label connector" onClick={() => onLabel(connector.id)}>
        <IconTextCaption size={16} />
      </IconButton>
      <Menu
        align="start"
        trigger={
          <IconButton label="Arrows">
            <IconConnection size={16} />
          </IconButton>
        }
        groups={[
          arrowKinds.map((arrow) => ({
            ...arrows[arrow],
            onSelect: () => board.setArrow(connector.id, arrow),
          })),
        ]}
      />
      <IconButton label="Remove connector" onClick={() => board.disconnect([connector.id])}>
        <IconTrash size={16} />
      </IconButton>
    </>
  );
}
