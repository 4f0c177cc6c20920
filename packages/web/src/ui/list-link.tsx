import type { ReactNode } from 'react';
import { askForRow, hrefLeft } from './left-list.ts';
import { PathLink } from './path-link.tsx';

/** The way back to a list as it was left: its filters, its page and the row. */
export function ListLink({ to, children }: { to: string; children: ReactNode }) {
  const left = hrefLeft(to);
  return (
    <PathLink path={left ?? to} keepsScroll={left !== undefined} onFollow={() => askForRow(to)}>
      {children}
    </PathLink>
  );
}
