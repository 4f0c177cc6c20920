import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** A link to a path of this app that only the server knows, as text. */
export function PathLink({ path, onFollow, children }: { path: string; onFollow?: () => void; children: ReactNode }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow?.();
    void navigate({ href: path });
  };
  return (
    <a href={path} onClick={follow}>
      {children}
    </a>
  );
}
