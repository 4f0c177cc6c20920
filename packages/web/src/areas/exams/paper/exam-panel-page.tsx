import { getRouteApi, Link } from '@tanstack/react-router';
import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { isOpen, needsPayment } from '@trellis/contract/exams/rules';
import { Alert, Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/loaded.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { ExamFacts } from '../module/exam-facts.tsx';
import { Unpaid } from '../module/unpaid.tsx';
import { useExamOfModule, usePaper, useTaking } from '../queries.ts';
import { TakePaper } from './take-paper.tsx';

const route = getRouteApi('/system/center/detail/examPanel');

/** The exam of a module of one's own: begun here, taken, and gone on with. */
export function ExamPanelPage() {
  const { t } = useTranslation('exams');
  const { trainerTrainingModuleId: module } = route.useSearch();
  return (
    <>
      <PageHeader
        title={t('panel.title')}
        extra={
          <Link to="/system/center/personalCenter" search={{ module }}>
            {t('panel.back')}
          </Link>
        }
      />
      {module ? <Panel module={module} /> : <NothingHere title={t('test.notMade')} hint={t('test.notMadeHint')} />}
    </>
  );
}

function Panel({ module }: { module: string }) {
  const { t } = useTranslation('exams');
  return (
    <Loaded query={useExamOfModule(module)} rows={8}>
      {({ papers }) => {
        const paper = papers.find(isOpen);
        if (paper?.status === 'DOING') return <Taken key={paper.id} id={paper.id} />;
        if (paper) return <Begin paper={paper} />;
        if (papers.length === 0) return <NothingHere title={t('test.notMade')} hint={t('test.notMadeHint')} />;
        return (
          <Flex vertical gap="middle" align="start">
            <Alert
              type="info"
              showIcon
              title={papers.some((each) => each.isAwaitingJudgement) ? t('test.awaiting') : t('panel.submitted')}
            />
            <Link to="/system/center/detail/examResult" search={{ TrainerTrainingModuleId: module }}>
              {t('test.result')}
            </Link>
          </Flex>
        );
      }}
    </Loaded>
  );
}

function Begin({ paper }: { paper: ExamPaper }) {
  const { t } = useTranslation('exams');
  const failureText = useFailureText();
  const { start } = useTaking();
  return (
    <Flex vertical gap="middle" align="start">
      <Typography.Title level={2} style={{ fontSize: 'var(--text-section)', margin: 0 }}>
        {paper.examinationName}
      </Typography.Title>
      <ExamFacts of={paper} />
      {paper.examinationDescription && (
        <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', margin: 0 }}>{paper.examinationDescription}</Typography.Paragraph>
      )}
      <Typography.Paragraph>{t('panel.rules', { minutes: paper.duration })}</Typography.Paragraph>
      {start.error && <Alert type="error" showIcon role="alert" title={failureText(start.error)} />}
      {needsPayment(paper) ? (
        <Unpaid paper={paper} />
      ) : (
        <Button type="primary" size="large" loading={start.isPending} onClick={() => start.mutate({ id: paper.id })}>
          {t('panel.start')}
        </Button>
      )}
    </Flex>
  );
}

function Taken({ id }: { id: string }) {
  const { t } = useTranslation('exams');
  const query = usePaper(id);
  if (query.error && !query.data)
    return (
      <Loaded
        query={{ error: Object.assign(query.error, { message: query.error.message || t('failed.details') }), refetch: query.refetch }}
      >
        {() => null}
      </Loaded>
    );
  return (
    <Loaded query={{ data: query.data, error: null, refetch: query.refetch }} rows={12}>
      {(details) => <TakePaper details={details} readAt={query.dataUpdatedAt} />}
    </Loaded>
  );
}
