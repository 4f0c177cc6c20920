import { Link } from '@tanstack/react-router';
import type { TableRow } from '@trellis/contract/statistics/schemas';
import { columnsOf, type Table } from '@trellis/contract/statistics/tables';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useAmounts } from './amounts.ts';

const ofCenters: readonly Table[] = ['plansOfChildren', 'classPlans', 'coaches', 'trainers'];
/** Where somebody of the center opens what a row is about. */
const pageOfPlan: Partial<Record<Table, '/system/center/detail/userOfflineCourseDetail' | '/system/center/detail/groupOfflinePlanDetail'>> =
  {
    plansOfChildren: '/system/center/detail/userOfflineCourseDetail',
    classPlans: '/system/center/detail/groupOfflinePlanDetail',
  };

/** The columns of a table: what it is about, at which center, its state, and its counts. */
export function useTableColumns(table: Table): TableColumnsType<TableRow> {
  const { t } = useTranslation('statistics');
  const { type } = useCurrentUser();
  const written = useAmounts();
  const plan = pageOfPlan[table];
  return [
    {
      key: 'name',
      title: t('entry.name'),
      render: (_, { id, name }) =>
        plan && type === 'Center' ? (
          <Link to={plan} search={{ planId: id }}>
            {name}
          </Link>
        ) : (
          name
        ),
    },
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
