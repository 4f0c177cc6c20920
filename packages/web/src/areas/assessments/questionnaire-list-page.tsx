import { getRouteApi } from '@tanstack/react-router';
import type { Questionnaire } from '@trellis/contract/assessments/library-schemas';
import { type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { useConfirmDelete } from '../../ui/use-confirm-delete.ts';
import { useListState } from '../../ui/use-list-state.ts';
import { useChangeQuestionnaires, useQuestionnaires } from './library-queries.ts';
import { QuestionnaireDrawer } from './questionnaire-drawer.tsx';

const route = getRouteApi('/system/manage/assessment/questionnaire');

/** Every questionnaire of the library. */
export function QuestionnaireListPage() {
  const { t } = useTranslation('assessments');
  const state = useListState(route);
  const [opened, setOpened] = useState<{ item?: Questionnaire }>();
  const mayWrite = useCurrentUser().canWrite('RocketSystem.AssessmentLibrary');
  return (
    <>
      <ListPage
        {...state}
        title={t('questionnaires.title')}
        add={mayWrite && { text: t('questionnaires.add'), onClick: () => setOpened({}) }}
        searchedBy={{ label: t('word.questionnaire') }}
        list={useQuestionnaires(state.search)}
        columns={useColumns(mayWrite && ((item) => setOpened({ item })))}
        empty={{ title: t('questionnaires.empty'), hint: t('questionnaires.emptyHint') }}
        onOpen={mayWrite ? (item) => setOpened({ item }) : undefined}
      />
      {opened && (
        <QuestionnaireDrawer id={opened.item?.id ?? null} name={opened.item?.info.name ?? ''} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

function useColumns(onEdit: ((item: Questionnaire) => void) | false): TableColumnsType<Questionnaire> {
  const { t } = useTranslation('assessments');
  const { zone } = useCurrentUser();
  const confirmDelete = useConfirmDelete();
  const { remove } = useChangeQuestionnaires();
  const actions = (item: Questionnaire, edit: (item: Questionnaire) => void) => [
    { key: 'edit', label: t('word.edit'), onClick: () => edit(item) },
    {
      key: 'remove',
      label: t('word.delete'),
      danger: true,
      onClick: () => confirmDelete(item.info.name, () => remove.mutateAsync({ id: item.id })),
    },
  ];
  const columns: TableColumnsType<Questionnaire> = [
    { key: 'name', title: t('word.questionnaire'), render: (_, { info }) => info.name },
    { key: 'code', title: t('word.code'), render: (_, { info }) => info.code },
    { key: 'version', title: t('questionnaires.version'), render: (_, { info }) => info.version },
    { key: 'questions', title: t('questionnaires.questions'), render: (_, { info }) => info.questionCount },
    { key: 'used', title: t('questionnaires.used'), render: (_, { info }) => info.assessmentCount },
    { key: 'published', title: t('questionnaires.published'), render: (_, { info }) => formatDateTime(info.publishedAt, zone) },
  ];
  if (!onEdit) return columns;
  const last = {
    key: 'actions',
    title: t('word.actions'),
    render: (_: unknown, item: Questionnaire) => <RowActions name={item.info.name} actions={actions(item, onEdit)} />,
  };
  return [...columns, last];
}
