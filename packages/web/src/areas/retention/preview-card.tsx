import { Link } from '@tanstack/react-router';
import { type PreviewWindow, previewWindows } from '@trellis/contract/retention/rule-calls';
import type { LeftChild, RetentionRule } from '@trellis/contract/retention/schemas';
import { Flex, Segmented, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDay } from '../../app/format.ts';
import { InnerTable } from '../../ui/inner-table.tsx';
import { Status } from '../../ui/status.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { pageSize, useRetentionPreview } from './queries.ts';

const windowTexts = { due: 'due', '30': 'in30', '90': 'in90', all: 'all' } as const;

/** Children who left, whoever left first first: when what of them is erased by the rule, or by the one that is typed, and why it is not. */
export function PreviewCard({ draft }: { draft: RetentionRule | undefined }) {
  const { t } = useTranslation('retention');
  const [{ page, within }, setShown] = useState<{ page: number; within: PreviewWindow }>({ page: 1, within: 'all' });
  const list = useRetentionPreview({ page, within, draft });
  const columns = useColumns();
  return (
    <TitledCard title={t('preview.title')}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary" style={{ maxWidth: '72ch' }}>
          {t(draft ? 'preview.draft' : 'preview.hint')}
        </Typography.Text>
        <Segmented<PreviewWindow>
          aria-label={t('preview.within')}
          value={within}
          style={{ alignSelf: 'start' }}
          options={previewWindows.map((value) => ({ value, label: t(`preview.windows.${windowTexts[value]}`) }))}
          onChange={(value) => setShown({ page: 1, within: value })}
        />
        <InnerTable<LeftChild>
          columns={columns}
          list={list}
          empty={t('preview.empty')}
          page={page}
          pageSize={pageSize}
          onPage={(next) => setShown({ page: next, within })}
        />
      </Flex>
    </TitledCard>
  );
}

function useColumns(): TableColumnsType<LeftChild> {
  const { t } = useTranslation('retention');
  const { zone } = useCurrentUser();
  return [
    {
      key: 'child',
      title: t('word.child'),
      render: (_, { id, name }) => (
        <Link to="/system/center/detail/subjectDetail" search={{ id }}>
          {name}
        </Link>
      ),
    },
    { key: 'left', title: t('preview.left'), render: (_, { leftAt }) => formatDay(leftAt, zone) },
    {
      key: 'parts',
      title: t('preview.erased'),
      render: (_, { parts, obstacles }) => (
        <Flex vertical>
          {parts.length === 0 && t('preview.never')}
          {parts.map(({ part, from }) => (
            <Typography.Text key={part} delete={obstacles.length > 0}>
              {t('preview.partFrom', { part: t(`parts.${part}`), date: formatDay(from, zone) })}
            </Typography.Text>
          ))}
        </Flex>
      ),
    },
    {
      key: 'kept',
      title: t('preview.kept'),
      render: (_, { obstacles }) => (
        <Flex gap="small" wrap>
          {obstacles.map((obstacle) => (
            <Status key={obstacle} meaning={obstacle === 'hold' ? 'attention' : 'neutral'}>
              {t(`preview.obstacles.${obstacle}`)}
            </Status>
          ))}
        </Flex>
      ),
    },
  ];
}
