import { Flex } from 'antd';
import type { ReactNode } from 'react';
import './covered.css';

/** What is not open yet, beneath what opens it; neither pointer nor keys reach beneath. */
export function Covered({ by, children }: { by: ReactNode | null; children: ReactNode }) {
  if (by === null) return children;
  return (
    <div className="covered">
      <div className="covered-part" inert>
        {children}
      </div>
      <Flex className="covered-by" vertical gap="middle" align="center" justify="center">
        {by}
      </Flex>
    </div>
  );
}
