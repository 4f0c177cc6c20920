import { getRouteApi, Link } from '@tanstack/react-router';
import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { paperStatuses, paperTypes, scoreText } from '@trellis/contract/exams/rules';
import { useTranslation } from 'react-i18next';
import { choice } from '../../ui/choice-filters.tsx';
import { useColumns } from '../../ui/columns.tsx';
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
      filters={<FilterCenter value={search.tenantId} onChange={(tenantId) => show({ ...search, page: 1, tenantId })} />}
      choices={[
        choice('status', t('word.status'), paperStatuses, (value) => t(`status.${value}`)),
        choice('type', t('list.type'), paperTypes, (value) => t(`type.${value}`)),
      ]}
      list={useAllPapers(search)}
      columns={useExamColumns()}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  );
}

function useExamColumns() {
  const { t, i18n } = useTranslation('exams');
  const column = useColumns<ExamPaper>();
  const points = (score: number) => scoreText(score, i18n.language);
  const result = ({ submitTime, trainer, trainerTrainingModuleId }: ExamPaper) =>
    submitTime && (
      <Link
        to="/system/manage/detail/examResult"
        search={{ TrainerTrainingModuleId: trainerTrainingModuleId, TrainerId: trainer.id }}
        aria-label={t('list.openNamed', { name: trainer.name })}
      >
        {t('list.open')}
      </Link>
    );
  return [
    column.twoLines('trainer', t('list.trainer'), ({ trainer, tenantName }) => [trainer.name, tenantName]),
    column.twoLines('module', t('list.module'), ({ moduleName, examinationName }) => [moduleName, examinationName]),
    column.of('type', t('list.type'), ({ type }) => t(`type.${type}`)),
    column.of('status', t('word.status'), (paper) => <PaperState paper={paper} />),
    column.of('score', t('list.score'), ({ score, total }) => score !== null && `${points(score)} / ${points(total)}`),
    column.time('submitted', t('list.submitted'), ({ submitTime }) => submitTime),
    { key: 'actions', title: t('word.actions'), align: 'right' as const, render: (_: unknown, paper: ExamPaper) => result(paper) },
  ];
}
