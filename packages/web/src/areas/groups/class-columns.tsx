import { MoreOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { seatsOf } from '@trellis/contract/groups/rules';
import type { ClassGroup } from '@trellis/contract/groups/schemas';
import { Button, Dropdown, Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OpenClassDialog } from './use-class-dialogs.ts';
import { useRemoveClass } from './use-remove-class.ts';

/** The columns of the list of classes; with actions for whoever may change them. */
export function useClassColumns(open: OpenClassDialog | undefined): TableColumnsType<ClassGroup> {
  const { t } = useTranslation('groups');
  const columns: TableColumnsType<ClassGroup> = [
    { key: 'name', title: t('columns.name'), sorter: true, render: (_, group) => <ClassName group={group} /> },
    { key: 'type', title: t('word.type'), render: (_, { type }) => t(`type.${type}`) },
    { key: 'children', title: t('word.children'), align: 'right', render: (_, group) => <Seats group={group} /> },
    { key: 'trainers', title: t('columns.trainers'), render: (_, { trainers }) => <Names names={trainers} none={t('noTrainers')} /> },
    { key: 'plan', title: t('columns.plan'), render: (_, group) => <PlanFact group={group} /> },
    { key: 'ageStage', title: t('columns.ageStage'), render: (_, { ageStage }) => (ageStage ? t(`ageStage.${ageStage}`) : t('word.none')) },
  ];
  if (open) columns.push({ key: 'actions', title: t('word.actions'), render: (_, group) => <ClassActions group={group} open={open} /> });
  return columns;
}

function ClassName({ group }: { group: ClassGroup }) {
  return (
    <Link
      to="/system/center/detail/groupClassDetail"
      search={{ classId: group.id }}
      onClick={(event) => event.stopPropagation()}
      style={{ fontWeight: 600 }}
    >
      {group.name}
    </Link>
  );
}

function Seats({ group }: { group: ClassGroup }) {
  const { t } = useTranslation('groups');
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>{t('seats', { count: group.groupLinkUsers.length, seats: seatsOf(group) })}</span>
  );
}

function Names({ names, none }: { names: readonly { name: string }[]; none: string }) {
  const all = names.map(({ name }) => name).join(', ');
  if (!all) return <Typography.Text type="secondary">{none}</Typography.Text>;
  return (
    <Typography.Text ellipsis={{ tooltip: all }} style={{ maxWidth: '30ch' }}>
      {all}
    </Typography.Text>
  );
}

/** The plan of a class with its level. */
export function PlanFact({ group: { trainingPlanV2Name, startDifficulty } }: { group: ClassGroup }) {
  const { t } = useTranslation('groups');
  if (!trainingPlanV2Name) return <Typography.Text type="secondary">{t('noPlan')}</Typography.Text>;
  return (
    <Flex vertical>
      <span>{trainingPlanV2Name}</span>
      <Typography.Text type="secondary">{t('planLevel', { level: startDifficulty })}</Typography.Text>
    </Flex>
  );
}

function ClassActions({ group, open }: { group: ClassGroup; open: OpenClassDialog }) {
  const { t } = useTranslation('groups');
  const remove = useRemoveClass();
  const items = [
    { key: 'children', label: t('actions.children'), onClick: () => open('children', group) },
    { key: 'edit', label: t('word.edit'), onClick: () => open('form', group) },
    { key: 'plan', label: t('actions.plan'), onClick: () => open('plan', group) },
    { key: 'trainers', label: t('actions.trainers'), onClick: () => open('trainers', group) },
    { key: 'remove', label: t('actions.remove'), danger: true, onClick: () => remove(group) },
  ];
  return (
    // a row opens its page when it is clicked: not by what happens in here
    <span onClick={(event) => event.stopPropagation()}>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="text" icon={<MoreOutlined aria-hidden />} aria-label={t('actions.of', { name: group.name })} />
      </Dropdown>
    </span>
  );
}
