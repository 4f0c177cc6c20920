import { PlusOutlined } from '@ant-design/icons';
import { getRouteApi } from '@tanstack/react-router';
import type { Questionnaire } from '@trellis/contract/assessments/library-schemas';
import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { ClearFilters, FilterBar, FilterText } from '../../ui/filter-bar.tsx';
import type { TextSearch } from '../../ui/list-search.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { useConfirmDelete } from '../../ui/use-confirm-delete.ts';
import { useChangeQuestionnaires, useQuestionnaires } from './library-queries.ts';
import { QuestionnaireDrawer } from './questionnaire-drawer.tsx';

const route = getRouteApi('/system/manage/assessment/questionnaire');

/** Every questionnaire of the library. */
export function QuestionnaireListPage() {
  const { t } = useTranslation('assessments');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuestionnaires(search);
  const [opened, setOpened] = useState<{ item?: Questionnaire }>();
  const show = (next: TextSearch) => void navigate({ search: next, replace: true });
  const clear = () => show({ page: 1, size: search.size });
  const columns = useColumns((item) => setOpened({ item }));
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened({})}>
      {t('questionnaires.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('questionnaires.title')} extra={add} />
      <FilterBar label={t('questionnaires.title')} isNarrowed={search.filter !== undefined} onClear={clear}>
        <FilterText
          isMain
          label={t('word.questionnaire')}
          value={search.filter}
          onChange={(filter) => show({ ...search, filter, page: 1 })}
        />
      </FilterBar>
      <PagedTable<Questionnaire>
        label={t('questionnaires.title')}
        columns={columns}
        list={list}
        search={search}
        onSearch={(page) => show({ ...search, ...page })}
        empty={
          search.filter
            ? { title: t('noMatch'), action: <ClearFilters onClear={clear} /> }
            : { title: t('questionnaires.empty'), hint: t('questionnaires.emptyHint'), action: add }
        }
        onOpen={(item) => setOpened({ item })}
      />
      {opened && (
        <QuestionnaireDrawer id={opened.item?.id ?? null} name={opened.item?.info.name ?? ''} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

function useColumns(onEdit: (item: Questionnaire) => void): TableColumnsType<Questionnaire> {
  const { t } = useTranslation('assessments');
  const { zone } = useCurrentUser();
  const confirmDelete = useConfirmDelete();
  const { remove } = useChangeQuestionnaires();
  const actions = (item: Questionnaire) => [
    { key: 'edit', label: t('word.edit'), onClick: () => onEdit(item) },
    {
      key: 'remove',
      label: t('word.delete'),
      danger: true,
      onClick: () => confirmDelete(item.info.name, () => remove.mutateAsync({ id: item.id })),
    },
  ];
  return [
    { key: 'name', title: t('word.questionnaire'), render: (_, { info }) => info.name },
    { key: 'code', title: t('word.code'), render: (_, { info }) => info.code },
    { key: 'version', title: t('questionnaires.version'), render: (_, { info }) => info.version },
    { key: 'questions', title: t('questionnaires.questions'), render: (_, { info }) => info.questionCount },
    { key: 'used', title: t('questionnaires.used'), render: (_, { info }) => info.assessmentCount },
    { key: 'published', title: t('questionnaires.published'), render: (_, { info }) => formatDateTime(info.publishedAt, zone) },
    { key: 'actions', title: t('word.actions'), render: (_, item) => <RowActions name={item.info.name} actions={actions(item)} /> },
  ];
}
