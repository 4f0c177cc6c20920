import { type PointerEvent, useRef, useState } from 'react';

/** How far somebody moves before it is a drag and no click. */
const least = 6;

interface Moved {
  /** The column over which it was let go. */
  column: string;
  /** How far, in pixels downward. */
  down: number;
}

/**
 * Drags an entry with a mouse or a pen to another place of its grid. A finger scrolls there, and keys do not drag: for them the entry opens,
 * and is changed by its form.
 */
export function useDrag(isEnabled: boolean, onMoved: (moved: Moved) => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  const wasDragged = useRef(false);
  const [offset, setOffset] = useState<{ x: number; y: number }>();

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (!isEnabled || event.button !== 0 || event.pointerType === 'touch') return;
    from.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current: start } = from;
    if (!start) return;
    const next = { x: event.clientX - start.x, y: event.clientY - start.y };
    if (!offset && Math.hypot(next.x, next.y) < least) return;
    if (!offset) event.currentTarget.setPointerCapture(event.pointerId);
    wasDragged.current = true;
    setOffset(next);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const dragged = offset;
    stop();
    if (!dragged) return;
    const column = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-column]')?.dataset['column'])
      .find((key) => key !== undefined);
    if (column !== undefined) onMoved({ column, down: dragged.y });
  };
  const stop = () => {
    from.current = undefined;
    setOffset(undefined);
  };
  return {
    offset,
    /** What a drag ends in is no click. */
    wasDragged: () => wasDragged.current,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop },
  };
}
