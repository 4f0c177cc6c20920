import { Descriptions, type DescriptionsProps } from 'antd';
import { withMailBreaks } from './mail-breaks.tsx';

export type Fact = NonNullable<DescriptionsProps['items']>[number];

/** What is known of something, each with its name; an address of mail breaks where a line may end. */
export function FactList({ items, ...props }: Omit<DescriptionsProps, 'children' | 'items'> & { items: readonly Fact[] }) {
  return <Descriptions {...props} items={items.map((fact) => ({ ...fact, children: withMailBreaks(fact.children) }))} />;
}
