import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  path: string;
  onFollow?: () => void;
  /** The page that it leads to finds its own place to scroll to. */
  keepsScroll?: boolean;
  children: ReactNode;
}

/** A link to a path of this app that only the server knows, as text. */
export function PathLink({ path, onFollow, keepsScroll = false, children }: Props) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow?.();
    void navigate({ href: path, ...(keepsScroll && { resetScroll: false }) });
  };
  return (
    <a href={path} onClick={follow}>
      {children}
    </a>
  );
}
