import { PlusOutlined } from '@ant-design/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BareList } from '../../ui/bare-list.tsx';
import { failureOf } from '../../ui/failure-of.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';

interface Props<Item> {
  /** What is listed, as its texts are called. */
  of: 'keys' | 'hooks' | 'clients' | 'signIns';
  list: UseQueryResult<{ items: Item[] }>;
  /** An entry, an `li`. */
  line: (item: Item) => ReactNode;
  /** Beneath what it is about. */
  more?: ReactNode;
  /** Nothing where whoever reads may add none. */
  onAdd: (() => void) | undefined;
  /** What opens beside it. */
  children: ReactNode;
}

/** What of a kind is connected here, one beneath the other, and the way to one more. */
export function ListedCard<Item>({ of, list, line, more, onAdd, children }: Props<Item>) {
  const { t } = useTranslation('connections');
  const items = list.data?.items ?? [];
  const failure = failureOf(list);
  return (
    <TitledCard title={t(`${of}.title`)}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary" style={{ maxWidth: '72ch' }}>
          {t(`${of}.hint`)}
        </Typography.Text>
        {more}
        {failure && <LoadFailed error={failure} onRetry={list.refetch} />}
        {list.isPending && !failure && <Skeleton active title={false} />}
        {list.data && items.length === 0 && <Typography.Text type="secondary">{t(`${of}.none`)}</Typography.Text>}
        {items.length > 0 && <BareList gap="var(--space-4)">{items.map(line)}</BareList>}
        {onAdd && (
          <Button icon={<PlusOutlined aria-hidden />} style={{ alignSelf: 'start' }} onClick={onAdd}>
            {t(`${of}.add`)}
          </Button>
        )}
      </Flex>
      <Suspense>{children}</Suspense>
    </TitledCard>
  );
}
