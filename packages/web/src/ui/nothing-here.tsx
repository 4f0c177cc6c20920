import { Empty, Flex, Typography } from 'antd';
import type { CSSProperties, ReactNode } from 'react';

interface Props {
  /** What is not there. */
  title: string;
  /** What it is for, and the first step. */
  hint?: string | undefined;
  action?: ReactNode;
  style?: CSSProperties;
}

/** What stands where nothing is there yet, or nothing that was asked for. */
export function NothingHere({ title, hint, action, style }: Props) {
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      {...(style && { style })}
      description={
        <Flex vertical gap="small">
          <Typography.Text strong>{title}</Typography.Text>
          {hint && <Typography.Text type="secondary">{hint}</Typography.Text>}
        </Flex>
      }
    >
      {action}
    </Empty>
  );
}
