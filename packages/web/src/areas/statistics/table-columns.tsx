import type { TableRow } from '@trellis/contract/statistics/schemas';
import { columnsOf, type Table } from '@trellis/contract/statistics/tables';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useAmounts } from './amounts.ts';

const ofCenters: readonly Table[] = ['plansOfChildren', 'classPlans', 'coaches', 'trainers'];

/** The columns of a table: what it is about, at which center, its state, and its counts. */
export function useTableColumns(table: Table): TableColumnsType<TableRow> {
  const { t } = useTranslation('statistics');
  const { type } = useCurrentUser();
  const written = useAmounts();
  return [
    { key: 'name', title: t('entry.name'), render: (_, { name }) => name },
    ...(ofCenters.includes(table) && type !== 'Center'
      ? [{ key: 'center', title: t('word.center'), render: (_: unknown, { tenantName }: TableRow) => tenantName }]
      : []),
    ...(table === 'plansOfChildren' || table === 'classPlans'
      ? [{ key: 'state', title: t('word.state'), render: (_: unknown, { state }: TableRow) => t(`plan.${state as 'active'}`) }]
      : []),
    ...columnsOf[table].map((column) => ({
      key: column,
      title: t(`column.${column}`),
      align: 'right' as const,
      render: (_: unknown, { counts }: TableRow) => written('', '', counts[column] ?? 0),
    })),
  ];
}
