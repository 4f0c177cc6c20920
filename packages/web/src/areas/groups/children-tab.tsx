import { Link } from '@tanstack/react-router';
import type { ClassChild, ClassGroup } from '@trellis/contract/groups/schemas';
import { Button, Skeleton, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { failureOf } from '../../ui/failure-of.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Status } from '../../ui/status.tsx';
import { useClassChildren } from './queries.ts';
import type { OpenClassDialog } from './use-class-dialogs.ts';

export function ChildrenTab({ group, open }: { group: ClassGroup; open: OpenClassDialog | undefined }) {
  const { t } = useTranslation('groups');
  const list = useClassChildren(group.id);
  const { data, refetch } = list;
  const error = failureOf(list);
  const columns = useChildColumns();
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active />;
  if (data.totalCount === 0) {
    return (
      <NothingHere
        title={t('detail.noChildren')}
        hint={t('detail.noChildrenHint')}
        action={open && <Button onClick={() => open('children', group)}>{t('actions.children')}</Button>}
      />
    );
  }
  return <CardTable<ClassChild> label={t('detail.tabs.children')} columns={columns} rows={data.items} />;
}

function useChildColumns(): TableColumnsType<ClassChild> {
  const { t } = useTranslation('groups');
  const { zone } = useCurrentUser();
  return [
    {
      key: 'name',
      title: t('word.personName'),
      render: (_, { id, name }) => (
        <Link to="/system/center/detail/subjectDetail" search={{ id }}>
          {name}
        </Link>
      ),
    },
    { key: 'number', title: t('detail.number'), render: (_, { outpatientNumber }) => outpatientNumber ?? t('word.none') },
    { key: 'status', title: t('word.status'), render: (_, child) => <Standing child={child} /> },
    { key: 'since', title: t('detail.since'), render: (_, { addedAt }) => formatDateTime(addedAt, zone) },
  ];
}

/** Whether a child can come: bound, left or archived. */
function Standing({ child: { status, isLogout, tag } }: { child: ClassChild }) {
  const { t } = useTranslation('groups');
  if (isLogout) return <Status meaning="bad">{t('detail.loggedOut')}</Status>;
  if (tag === 'Archived') return <Status>{t('detail.archived')}</Status>;
  return status === 'Bind' ? (
    <Status meaning="good">{t('detail.bound')}</Status>
  ) : (
    <Status meaning="attention">{t('detail.unbound')}</Status>
  );
}
