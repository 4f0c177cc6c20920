import { useEffect, useSyncExternalStore } from 'react';
import { Notices } from './notices.tsx';
import { type Toast, takeAway, toasts } from './toast.ts';

const duration = 3_000;

/** The messages that come and go above everything. They need nothing that a lost connection could keep away. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <div className="toasts" role="status">
      <Notices />
      {shown.map((toast) => (
        <Message key={toast.key} toast={toast} />
      ))}
    </div>
  );
}

/** Its time counts from when it can be read: a busy page draws late, and one in the background not at all. */
function Message({ toast }: { toast: Toast }) {
  useEffect(() => {
    let timer: number | undefined;
    const frame = window.requestAnimationFrame(() => {
      timer = window.setTimeout(() => takeAway(toast), duration);
    });
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [toast]);
  return (
    <div className="toast" data-level={toast.level}>
      {toast.text}
    </div>
  );
}
