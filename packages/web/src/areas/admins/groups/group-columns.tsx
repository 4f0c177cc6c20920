import type { StaffGroup } from '@trellis/contract/admins/groups/calls';
import { Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { RowActions } from '../../../ui/row-actions.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useGroupChanges } from './queries.ts';

/** The columns of staff groups; with actions for whoever may edit them. */
export function useGroupColumns(onEdit: ((group: StaffGroup) => void) | undefined): TableColumnsType<StaffGroup> {
  const { t } = useTranslation('admins');
  const columns: TableColumnsType<StaffGroup> = [
    { key: 'name', title: t('groups.name'), render: (_, { name }) => <Typography.Text strong>{name}</Typography.Text> },
    { key: 'center', title: t('word.center'), render: (_, { tenantName }) => tenantName },
    { key: 'members', title: t('groups.members'), render: (_, { members }) => <Members names={members.map((member) => member.name)} /> },
    { key: 'supervisor', title: t('groups.supervisor'), render: (_, { supervisor }) => supervisor?.name ?? t('word.nothing') },
  ];
  if (onEdit) {
    columns.push({
      key: 'actions',
      title: t('word.actions'),
      align: 'right',
      render: (_, group) => <GroupActions group={group} onEdit={onEdit} />,
    });
  }
  return columns;
}

function Members({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('admins');
  const all = names.join(', ');
  return (
    <Flex vertical>
      <span>{t('groups.membersCount', { count: names.length })}</span>
      {all && (
        <Typography.Text type="secondary" ellipsis={{ tooltip: all }} style={{ maxWidth: '40ch' }}>
          {all}
        </Typography.Text>
      )}
    </Flex>
  );
}

function GroupActions({ group, onEdit }: { group: StaffGroup; onEdit: (group: StaffGroup) => void }) {
  const { t } = useTranslation('admins');
  const ask = useAsk();
  const { remove } = useGroupChanges();
  const { id, name } = group;
  const askRemove = () =>
    ask({
      title: t('word.deleteNamed', { name }),
      text: t('groups.removeText'),
      ok: t('word.delete'),
      danger: true,
      run: () => remove.mutateAsync({ id }),
      done: t('groups.removed'),
    });
  const items = [
    { key: 'edit', label: t('word.edit'), onClick: () => onEdit(group) },
    { key: 'remove', label: t('word.delete'), danger: true, onClick: askRemove },
  ];
  return <RowActions name={name} actions={items} />;
}
