import { Flex } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** What it lists, where no heading before it says so. */
  label?: string;
  gap?: 'small' | 'var(--space-3)' | 'var(--space-4)';
  /** Side by side as far as there is room, instead of one beneath the other. */
  wrap?: boolean;
  /** Its entries, each an `li`. */
  children: ReactNode;
}

/** A list without bullets. */
export function BareList({ label, gap = 'small', wrap = false, children }: Props) {
  return (
    <Flex component="ul" vertical={!wrap} wrap={wrap} gap={gap} aria-label={label} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {children}
    </Flex>
  );
}
