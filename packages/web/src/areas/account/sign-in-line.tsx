import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { withMailBreaks } from '../../ui/mail-breaks.tsx';

/** Something that a person signs in with, and what changes it. */
export function Line({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Flex align="center" justify="space-between" gap="middle">
      <Flex vertical style={{ minWidth: 0 }}>
        <Typography.Text type="secondary">{label}</Typography.Text>
        <Typography.Text style={{ overflowWrap: 'anywhere' }}>{withMailBreaks(value)}</Typography.Text>
      </Flex>
      {children}
    </Flex>
  );
}
