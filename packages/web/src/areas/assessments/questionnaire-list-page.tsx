import { getRouteApi } from '@tanstack/react-router';
import type { Questionnaire } from '@trellis/contract/assessments/library-schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useColumns } from '../../ui/columns.tsx';
import { ListPage } from '../../ui/list-page.tsx';
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
        columns={useQuestionnaireColumns(mayWrite && ((item) => setOpened({ item })))}
        empty={{ title: t('questionnaires.empty'), hint: t('questionnaires.emptyHint') }}
        onOpen={mayWrite ? (item) => setOpened({ item }) : undefined}
      />
      {opened && (
        <QuestionnaireDrawer id={opened.item?.id ?? null} name={opened.item?.info.name ?? ''} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

function useQuestionnaireColumns(onEdit: ((item: Questionnaire) => void) | false) {
  const { t } = useTranslation('assessments');
  const column = useColumns<Questionnaire>();
  const confirmDelete = useConfirmDelete();
  const { remove } = useChangeQuestionnaires();
  const actions = (item: Questionnaire, edit: (item: Questionnaire) => void) => {
    const onDelete = () => confirmDelete(item.info.name, () => remove.mutateAsync({ id: item.id }));
    return [
      { key: 'edit', label: t('word.edit'), onClick: () => edit(item) },
      { key: 'remove', label: t('word.delete'), danger: true, onClick: onDelete },
    ];
  };
  return [
    column.of('name', t('word.questionnaire'), ({ info }) => info.name),
    column.of('code', t('word.code'), ({ info }) => info.code),
    column.of('version', t('questionnaires.version'), ({ info }) => info.version),
    column.of('questions', t('questionnaires.questions'), ({ info }) => info.questionCount),
    column.of('used', t('questionnaires.used'), ({ info }) => info.assessmentCount),
    column.time('published', t('questionnaires.published'), ({ info }) => info.publishedAt),
    ...(onEdit
      ? [
          column.actions(
            ({ info }) => info.name,
            (item) => actions(item, onEdit),
          ),
        ]
      : []),
  ];
}
