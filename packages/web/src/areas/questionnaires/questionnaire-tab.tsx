import { QrcodeOutlined } from '@ant-design/icons';
import type { AnswerListItem } from '@trellis/contract/questionnaires/schemas';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button, Flex, Skeleton, type TableColumnsType } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { whenKept } from '../../app/when-kept.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { pagesOf } from '../../ui/inner-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Status } from '../../ui/status.tsx';
import { answersPageSize, type CodeKind, useAnswers, useOpenDevelopment, useOpenInterview } from './queries.ts';

const FillDrawer = lazy(() => import('./fill-drawer.tsx').then((module) => ({ default: module.FillDrawer })));
const CodeDialog = lazy(() => import('./code-dialog.tsx').then((module) => ({ default: module.CodeDialog })));

/** A child's questionnaires: who filled them in, how they stand, and the ways to fill in another. */
export function QuestionnaireTab({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('questionnaires');
  const mayWrite = useCurrentUser().can('PFE.UserManagement.Questionnaire.Write') && !isClosed(subject);
  const [page, setPage] = useState(1);
  const answers = useAnswers(subject.id, page);
  const [opened, setOpened] = useState<string>();
  const [codeShown, setCodeShown] = useState<CodeKind>();
  const columns = useColumns({ mayWrite, onOpen: setOpened });
  return (
    <Flex vertical gap="middle">
      {mayWrite && <Begin subjectId={subject.id} onOpen={setOpened} onCode={setCodeShown} />}
      {answers.isError && <LoadFailed error={answers.error} onRetry={answers.refetch} />}
      {answers.isPending && <Skeleton active />}
      {answers.data && (
        <CardTable<AnswerListItem>
          label={t('list')}
          columns={columns}
          rows={answers.data.items as AnswerListItem[]}
          pagination={pagesOf({ page, pageSize: answersPageSize, total: answers.data.totalCount, onPage: setPage })}
          empty={{ title: t('emptyTitle'), hint: t('emptyHint') }}
        />
      )}
      <Suspense>
        {opened && <FillDrawer answerId={opened} childName={subject.name} onClose={() => setOpened(undefined)} />}
        {codeShown && <CodeDialog key={codeShown} subject={subject} kind={codeShown} onClose={() => setCodeShown(undefined)} />}
      </Suspense>
    </Flex>
  );
}

function Begin({ subjectId, onOpen, onCode }: { subjectId: string; onOpen: (id: string) => void; onCode: (kind: CodeKind) => void }) {
  const { t } = useTranslation('questionnaires');
  const development = useOpenDevelopment();
  const interview = useOpenInterview();
  const open = (kind: typeof development) => whenKept(kind, { subjectId }, ({ id }) => onOpen(id));
  return (
    <Flex gap="small" wrap>
      <Button icon={<QrcodeOutlined aria-hidden />} onClick={() => onCode('open')}>
        {t('showCode')}
      </Button>
      <Button icon={<QrcodeOutlined aria-hidden />} onClick={() => onCode('latest')}>
        {t('showLatestCode')}
      </Button>
      <Button loading={development.isPending} onClick={() => open(development)}>
        {t('begin')}
      </Button>
      <Button loading={interview.isPending} onClick={() => whenKept(interview, { subjectId }, ({ id }) => onOpen(id))}>
        {t('beginInterview')}
      </Button>
    </Flex>
  );
}

function useColumns({ mayWrite, onOpen }: { mayWrite: boolean; onOpen: (id: string) => void }): TableColumnsType<AnswerListItem> {
  const { t } = useTranslation('questionnaires');
  const { zone } = useCurrentUser();
  return [
    { key: 'name', title: t('word.questionnaire'), dataIndex: 'name' },
    {
      key: 'state',
      title: t('word.state'),
      render: (_, { isComplete, finishedPage }) =>
        isComplete ? (
          <Status meaning="good">{t('complete')}</Status>
        ) : (
          <Status>{`${t('draft')} · ${t('pages', { number: finishedPage })}`}</Status>
        ),
    },
    {
      key: 'filler',
      title: t('filler'),
      render: (_, { isAnswered, fillerUser }) => (isAnswered ? (fillerUser?.name ?? t('guest')) : t('word.nothing')),
    },
    { key: 'started', title: t('started'), render: (_, { startedAt }) => formatDateTime(startedAt, zone) },
    { key: 'finished', title: t('finished'), render: (_, { finishTime }) => formatDateTime(finishTime, zone) || t('word.nothing') },
    { key: 'index', title: t('index'), render: (_, { correctRate }) => correctRate ?? t('word.nothing') },
    {
      key: 'actions',
      title: t('word.actions'),
      render: (_, { id, isComplete }) =>
        (isComplete || mayWrite) && <Button onClick={() => onOpen(id)}>{isComplete ? t('view') : t('goOn')}</Button>,
    },
  ];
}
