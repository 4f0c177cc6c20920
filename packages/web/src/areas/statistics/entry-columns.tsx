import { isMoney, isSummed } from '@trellis/contract/statistics/figures';
import type { Entry } from '@trellis/contract/statistics/schemas';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate } from '../../app/format.ts';
import { PathLink } from '../../ui/path-link.tsx';
import { useAmounts } from './amounts.ts';
import type { EntrySearch } from './searches.ts';

/** Who or what was counted, where and when, and with how much of what is added up. */
export function useEntryColumns({ figure }: EntrySearch): TableColumnsType<Entry> {
  const { t } = useTranslation('statistics');
  const written = useAmounts();
  const { type } = useCurrentUser();
  const isOfCenter = type === 'Center';
  return [
    {
      key: 'name',
      title: t('entry.name'),
      render: (_, { name, subjectId }) =>
        subjectId && isOfCenter ? (
          <PathLink path={`/system/center/detail/subjectDetail?id=${subjectId}`}>{name}</PathLink>
        ) : (
          name || t('word.nothing')
        ),
    },
    ...(isOfCenter ? [] : [{ key: 'center', title: t('word.center'), render: (_: unknown, { tenantName }: Entry) => tenantName }]),
    { key: 'day', title: t('entry.day'), render: (_, { day }) => formatDate(day) },
    ...(isSummed(figure) || isMoney(figure)
      ? [
          {
            key: 'amount',
            title: t('entry.amount'),
            align: 'right' as const,
            render: (_: unknown, { part, amount }: Entry) => written(figure, part, amount),
          },
        ]
      : []),
  ];
}
