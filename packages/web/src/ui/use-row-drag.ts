import { type HTMLAttributes, useState } from 'react';
import './row-drag.css';

interface Named {
  id: string | number;
}

/** What each row needs to be dragged to the place of another one; nothing where nobody may. */
export function useRowDrag<Row extends Named>(
  onDrop: ((moved: Row, onto: Row) => void) | undefined,
): (row: Row) => HTMLAttributes<HTMLElement> {
  const [dragged, drag] = useState<Row>();
  const [over, goOver] = useState<Row['id']>();
  if (!onDrop) return () => ({});
  const end = () => {
    drag(undefined);
    goOver(undefined);
  };
  return (row) => ({
    draggable: true,
    className: dragged && over === row.id && dragged.id !== row.id ? 'dragged-by-hand drop-place' : 'dragged-by-hand',
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.effectAllowed = 'move';
      // Firefox drags only what carries something
      dataTransfer.setData('text/plain', String(row.id));
      drag(row);
    },
    onDragOver: (event) => {
      if (!dragged) return;
      event.preventDefault();
      goOver(row.id);
    },
    onDrop: (event) => {
      event.preventDefault();
      if (dragged && dragged.id !== row.id) onDrop(dragged, row);
      end();
    },
    onDragEnd: end,
  });
}
