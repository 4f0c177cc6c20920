import type { ReactNode } from 'react';

interface WatchLinkProps {
  vid: string;
  /** For a finger. */
  isLarge?: boolean;
  children: ReactNode;
}

/** Opens a video or document of the library in a tab of its own. */
export function WatchLink({ vid, isLarge = false, children }: WatchLinkProps) {
  return (
    // with its opener: the new tab is signed in as this one is
    <a
      href={`/showVideo?vid=${vid}`}
      target="_blank"
      rel="opener"
      style={{ display: 'inline-flex', alignItems: 'center', minHeight: isLarge ? 'calc(var(--space-1) * 11)' : 'var(--space-6)' }}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </a>
  );
}
