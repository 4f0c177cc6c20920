import { getRouteApi, Link } from '@tanstack/react-router';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/loaded.tsx';
import { MenuTrail } from '../../../ui/menu-trail.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useResult } from '../queries.ts';
import type { ResultSearch } from '../searches.ts';
import { PaperResult } from './paper-result.tsx';

const ofCenter = getRouteApi('/system/center/detail/examResult');
const ofPlatform = getRouteApi('/system/manage/detail/examResult');

/** What became of an exam: one's own, or that of a trainer of the center. */
export function ExamResultPage() {
  const { t } = useTranslation('exams');
  const search = ofCenter.useSearch();
  const back = !search.TrainerId && (
    <Link to="/system/center/personalCenter" search={{ module: search.TrainerTrainingModuleId }}>
      {t('panel.back')}
    </Link>
  );
  return <Results search={search} back={back} />;
}

/** The same for those who look after trainers. */
export const ManagedExamResultPage = () => <Results search={ofPlatform.useSearch()} />;

function Results({ search: { TrainerTrainingModuleId: module, TrainerId }, back }: { search: ResultSearch; back?: React.ReactNode }) {
  const { t } = useTranslation('exams');
  return (
    <>
      {!back && <MenuTrail here={t('result.title')} />}
      <PageHeader title={t('result.title')} extra={back} />
      {module ? <OfModule module={module} trainerId={TrainerId} /> : <NothingHere title={t('result.none')} hint={t('result.noneHint')} />}
    </>
  );
}

function OfModule({ module, trainerId }: { module: string; trainerId: string | undefined }) {
  const { t } = useTranslation('exams');
  return (
    <Loaded query={useResult(module, trainerId)} rows={8}>
      {({ items }) =>
        items.length === 0 ? (
          <NothingHere title={t('result.none')} hint={t('result.noneHint')} />
        ) : (
          <Flex vertical gap="large">
            {items.map((item) => (
              <PaperResult key={item.paper.id} {...item} />
            ))}
          </Flex>
        )
      }
    </Loaded>
  );
}
