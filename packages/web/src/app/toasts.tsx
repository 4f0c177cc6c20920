import { useSyncExternalStore } from 'react';
import { Notices } from './notices.tsx';
import { toasts } from './toast.ts';

/** The messages that come and go above everything. They need nothing that a lost connection could keep away. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <div className="toasts" role="status">
      <Notices />
      {shown.map(({ key, level, text }) => (
        <div key={key} className="toast" data-level={level}>
          {text}
        </div>
      ))}
    </div>
  );
}
