import { Link, useNavigate } from '@tanstack/react-router';
import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { isOpen, needsPayment, scoreText } from '@trellis/contract/exams/rules';
import { Alert, Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PaperState } from '../paper-status.tsx';
import { useExamOfModule } from '../queries.ts';
import { ExamFacts } from './exam-facts.tsx';
import { ExamOversight } from './exam-oversight.tsx';
import { Unpaid } from './unpaid.tsx';

interface Props {
  trainerModule: { id: string; trainer: { id: string; name: string }; isRunning: boolean; isStopped: boolean };
}

/** The exam of a trainer's module: what there is to take, how it went, and for those who look after it what they do. */
export function ModuleExam({ trainerModule }: Props) {
  const { t } = useTranslation('exams');
  const { id: userId, type, canWrite } = useCurrentUser();
  const isOwn = trainerModule.trainer.id === userId && type === 'Center';
  const isOverseer = !trainerModule.isStopped && type === 'Management' && canWrite('RocketSystem.TrainerTraining.Write');
  return (
    <Loaded query={useExamOfModule(trainerModule.id)} rows={3}>
      {({ examination, papers }) => (
        <Flex vertical gap="small">
          {!examination && papers.length === 0 && <Typography.Text type="secondary">{t('test.none')}</Typography.Text>}
          {examination && papers.length === 0 && (
            <>
              <Typography.Text>{examination.name}</Typography.Text>
              <ExamFacts of={examination} />
              <Typography.Text type="secondary">{t('test.notMade')}</Typography.Text>
            </>
          )}
          {isOwn && (trainerModule.isRunning || (!trainerModule.isStopped && papers.some(isBegun))) && (
            <OwnStep moduleId={trainerModule.id} papers={papers} />
          )}
          {papers.length > 0 && <Papers papers={papers} />}
          {papers.some(({ submitTime }) => submitTime) && <ResultLink module={trainerModule} isOwn={isOwn} />}
          {isOverseer && <ExamOversight moduleId={trainerModule.id} papers={papers} hasExam={examination !== null} />}
        </Flex>
      )}
    </Loaded>
  );
}

/** What was begun goes on for its own time, though that of the module is over since. */
const isBegun = (paper: ExamPaper) => paper.status === 'DOING' && isOpen(paper);

/** The one thing to do: take the exam, go on with it, or pay for another one. */
function OwnStep({ moduleId, papers }: { moduleId: string; papers: readonly ExamPaper[] }) {
  const { t } = useTranslation('exams');
  const navigate = useNavigate();
  const paper = papers.find(isOpen);
  if (papers.some(({ isAwaitingJudgement }) => isAwaitingJudgement)) return <Alert type="info" showIcon title={t('test.awaiting')} />;
  if (!paper) return null;
  if (paper.status === 'NOT_STARTED' && needsPayment(paper)) return <Unpaid paper={paper} />;
  const open = () => void navigate({ to: '/system/center/detail/examPanel', search: { trainerTrainingModuleId: moduleId } });
  const begin = paper.type === 'MAKEUP' ? t('test.retake') : t('test.begin');
  return (
    <div>
      <Button type="primary" onClick={open}>
        {paper.status === 'DOING' ? t('test.goOn') : begin}
      </Button>
    </div>
  );
}

function Papers({ papers }: { papers: readonly ExamPaper[] }) {
  const { t, i18n } = useTranslation('exams');
  const { zone } = useCurrentUser();
  const points = (score: number) => scoreText(score, i18n.language);
  const left = papers.find(({ type }) => type === 'FIRST')?.makeUpExamination?.times ?? 0;
  return (
    <>
      <CardTable<ExamPaper>
        label={t('test.title')}
        rows={papers}
        columns={[
          { key: 'type', title: t('word.type'), render: (_, { type }) => t(`type.${type}`) },
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
        ]}
      />
      {left > 0 && <Typography.Text type="secondary">{t('test.left', { count: left })}</Typography.Text>}
    </>
  );
}

function ResultLink({ module, isOwn }: { module: Props['trainerModule']; isOwn: boolean }) {
  const { t } = useTranslation('exams');
  const { type } = useCurrentUser();
  const search = { TrainerTrainingModuleId: module.id, ...(!isOwn && { TrainerId: module.trainer.id }) };
  return (
    <div>
      <Link to={type === 'Management' ? '/system/manage/detail/examResult' : '/system/center/detail/examResult'} search={search}>
        {t('test.result')}
      </Link>
    </div>
  );
}
