import { isMoney, isSummed, type Standing, summedStandings } from '@trellis/contract/statistics/figures';
import type { Entry, Stood } from '@trellis/contract/statistics/schemas';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate } from '../../app/format.ts';
import { PathLink } from '../../ui/path-link.tsx';
import { useAmounts } from './amounts.ts';
import type { EntrySearch, StandingSearch } from './searches.ts';

type Called = Pick<Entry, 'name' | 'subjectId' | 'tenantName'>;

/** Who or what was counted, and where. */
function useCalledColumns<Row extends Called>(): TableColumnsType<Row> {
  const { t } = useTranslation('statistics');
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
    ...(isOfCenter ? [] : [{ key: 'center', title: t('word.center'), render: (_: unknown, { tenantName }: Row) => tenantName }]),
  ];
}

/** Who or what was counted, where and when, and with how much of what is added up. */
export function useEntryColumns({ figure }: EntrySearch): TableColumnsType<Entry> {
  const { t } = useTranslation('statistics');
  const written = useAmounts();
  return [
    ...useCalledColumns<Entry>(),
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

/** Who or what stands, where, and with how much of what is added up. */
export function useStandingColumns({ standing }: StandingSearch): TableColumnsType<Stood> {
  const { t } = useTranslation('statistics');
  const written = useAmounts();
  const isSum = (summedStandings as readonly Standing[]).includes(standing);
  const amount = { key: 'amount', title: t('entry.amount'), align: 'right' as const };
  return [
    ...useCalledColumns<Stood>(),
    ...(isSum ? [{ ...amount, render: (_: unknown, row: Stood) => written(standing, '', row.amount) }] : []),
  ];
}
