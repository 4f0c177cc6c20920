import { Empty as EmptyPicture, Flex, Typography } from 'antd';
import type { CSSProperties, ReactNode } from 'react';

export interface Empty {
  /** What is not there. */
  title: string;
  /** What it is for, and the first step. */
  hint?: string | undefined;
  action?: ReactNode;
}

interface Props extends Empty {
  style?: CSSProperties;
}

/** What stands where nothing is there yet, or nothing that was asked for. */
export function NothingHere({ title, hint, action, style }: Props) {
  return (
    <EmptyPicture
      image={EmptyPicture.PRESENTED_IMAGE_SIMPLE}
      {...(style && { style })}
      description={
        <Flex vertical gap="small">
          <Typography.Text strong>{title}</Typography.Text>
          {hint && <Typography.Text type="secondary">{hint}</Typography.Text>}
        </Flex>
      }
    >
      {action}
    </EmptyPicture>
  );
}
