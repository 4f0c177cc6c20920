import type { School } from '@trellis/contract/tenancy/school-calls';
import { Button, Flex, type TableColumnsType } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../ui/use-ask.ts';
import { useChangeSchools } from './queries.ts';

interface Actions {
  onEdit: (school: School) => void;
  onGrant: (school: School) => void;
}

/** The columns of the list of schools. */
export function schoolColumns(t: TFunction<'tenancy'>, actions: Actions): TableColumnsType<School> {
  return [
    { key: 'name', title: t('columns.name'), sorter: true, dataIndex: 'name' },
    { key: 'city', title: t('columns.city'), sorter: true, dataIndex: 'city' },
    { key: 'nature', title: t('columns.nature'), render: (_, { nature }) => t(`nature.${nature}`) },
    { key: 'grants', title: t('columns.grants'), render: (_, { tenantCount }) => t('schools.count', { count: tenantCount }) },
    { key: 'actions', title: t('columns.actions'), render: (_, school) => <SchoolActions school={school} {...actions} /> },
  ];
}

function SchoolActions({ school, onEdit, onGrant }: Actions & { school: School }) {
  const { t } = useTranslation('tenancy');
  const ask = useAsk();
  const { remove } = useChangeSchools();
  const { id, name } = school;
  const confirmDelete = () =>
    ask({
      title: t('deleting.title', { name }),
      text: t('deleting.school'),
      ok: t('remove'),
      danger: true,
      run: () => remove.mutateAsync({ id }),
      done: t('deleting.done', { name }),
    });
  return (
    <Flex gap="small" role="group" aria-label={t('actionsFor', { name })} onClick={(event) => event.stopPropagation()}>
      <Button size="small" onClick={() => onGrant(school)}>
        {t('schools.grant')}
      </Button>
      <Button size="small" onClick={() => onEdit(school)}>
        {t('edit')}
      </Button>
      <Button size="small" danger onClick={confirmDelete}>
        {t('remove')}
      </Button>
    </Flex>
  );
}
