import type { ReactNode } from 'react';

/** Opens a video or document of the library in a tab of its own. */
export function WatchLink({ vid, children }: { vid: string; children: ReactNode }) {
  return (
    // with its opener: the new tab is signed in as this one is
    <a
      href={`/showVideo?vid=${vid}`}
      target="_blank"
      rel="opener"
      style={{ display: 'inline-block', minHeight: 'var(--space-6)' }}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </a>
  );
}
