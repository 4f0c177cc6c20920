import { getRouteApi, Link } from '@tanstack/react-router';
import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { paperStatuses, paperTypes, scoreText } from '@trellis/contract/exams/rules';
import { Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { FilterCenter } from '../../ui/filter-center.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { PaperState } from './paper-status.tsx';
import { useAllPapers } from './queries.ts';
import type { ExamListSearch } from './searches.ts';

const route = getRouteApi('/system/manage/manage/examination');

/** Exams of trainers at every center. */
export function ExamListPage() {
  const { t } = useTranslation('exams');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: ExamListSearch) => void navigate({ search: next, replace: true });
  return (
    <ListPage<ExamPaper, ExamListSearch>
      title={t('list.title')}
      search={search}
      onSearch={show}
      searchedBy={{ label: t('word.searchByName') }}
      filters={
        <>
          <FilterChoice
            label={t('word.status')}
            value={search.status}
            options={paperStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            onChange={(status) => show({ ...search, page: 1, status })}
          />
          <FilterChoice
            label={t('list.type')}
            value={search.type}
            options={paperTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            onChange={(type) => show({ ...search, page: 1, type })}
          />
          <FilterCenter value={search.tenantId} onChange={(tenantId) => show({ ...search, page: 1, tenantId })} />
        </>
      }
      list={useAllPapers(search)}
      columns={useColumns()}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  );
}

function useColumns(): TableColumnsType<ExamPaper> {
  const { t, i18n } = useTranslation('exams');
  const { zone } = useCurrentUser();
  const points = (score: number) => scoreText(score, i18n.language);
  return [
    {
      key: 'trainer',
      title: t('list.trainer'),
      render: (_, { trainer, tenantName }) => (
        <Flex vertical>
          {trainer.name}
          <Typography.Text type="secondary">{tenantName}</Typography.Text>
        </Flex>
      ),
    },
    {
      key: 'module',
      title: t('list.module'),
      render: (_, { moduleName, examinationName }) => (
        <Flex vertical>
          {moduleName}
          <Typography.Text type="secondary">{examinationName}</Typography.Text>
        </Flex>
      ),
    },
    { key: 'type', title: t('list.type'), render: (_, { type }) => t(`type.${type}`) },
    { key: 'status', title: t('word.status'), render: (_, paper) => <PaperState paper={paper} /> },
    {
      key: 'score',
      title: t('list.score'),
      render: (_, { score, total }) => (score === null ? t('word.nothing') : `${points(score)} / ${points(total)}`),
    },
    {
      key: 'submitted',
      title: t('list.submitted'),
      render: (_, { submitTime }) => (submitTime ? formatDateTime(submitTime, zone) : t('word.nothing')),
    },
    {
      key: 'actions',
      title: t('word.actions'),
      align: 'right',
      render: (_, { submitTime, trainer, trainerTrainingModuleId }) =>
        submitTime && (
          <Link
            to="/system/manage/detail/examResult"
            search={{ TrainerTrainingModuleId: trainerTrainingModuleId, TrainerId: trainer.id }}
            aria-label={t('list.openNamed', { name: trainer.name })}
          >
            {t('list.open')}
          </Link>
        ),
    },
  ];
}
