import { theme } from 'antd';
import type { ReactNode } from 'react';

/** A list without bullets, side by side as far as there is room. */
export function PlainList({ children }: { children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <ul
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: token.margin,
        rowGap: token.marginXS,
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {children}
    </ul>
  );
}
