import { limits } from '@trellis/contract/limits';
import { Typography } from 'antd';

/** How many classes are left; few are shown in red. */
export function RemainingClasses({ count }: { count: number }) {
  return (
    <Typography.Text type={count <= limits.lowClassesInList ? 'danger' : undefined} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {count}
    </Typography.Text>
  );
}
