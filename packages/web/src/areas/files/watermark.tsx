import type { CurrentUser } from '@trellis/contract/account/schemas';
import { watermark, watermarkText } from '@trellis/contract/files/viewing';
import { useLayoutEffect, useRef, useState } from 'react';

const { fontSize, opacity, rotation, tile } = watermark;

/** Who looks at a document, in tiles over the sheet that it lies in. It takes no clicks and is not read out. */
export function Watermark({ viewer }: { viewer: CurrentUser }) {
  const overlay = useRef<HTMLDivElement>(null);
  const [{ columns, rows }, setSize] = useState({ columns: 0, rows: 0 });
  useLayoutEffect(() => {
    const element = overlay.current;
    if (!element) return;
    const count = () => setSize({ columns: Math.ceil(element.clientWidth / tile), rows: Math.ceil(element.clientHeight / tile) });
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const text = watermarkText(viewer);
  return (
    <div
      ref={overlay}
      className="watermark"
      aria-hidden
      style={{ gridTemplateColumns: `repeat(${columns}, ${tile}px)`, gridAutoRows: tile, fontSize, opacity }}
    >
      {Array.from({ length: columns * rows }, (_, place) => (
        // the tiles are all alike
        <span key={place} style={{ rotate: `${rotation}deg` }}>
          {text}
        </span>
      ))}
    </div>
  );
}
