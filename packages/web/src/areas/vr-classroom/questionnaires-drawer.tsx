import type { TestQuestionnaire } from '@trellis/contract/vr-classroom/questionnaire-calls';
import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { Button, Flex, Space, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { whenKept } from '../../app/when-kept.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { Status } from '../../ui/status.tsx';
import { AnswerShown } from './answer-shown.tsx';
import { useQuestionnaireChanges, useTestQuestionnaires } from './questionnaire-queries.ts';

const FamilyLinkDialog = lazy(() => import('./family-link-dialog.tsx').then((module) => ({ default: module.FamilyLinkDialog })));

type Test = Pick<TestRequest, 'id' | 'subjectId' | 'subjectName' | 'allowQuestionnaires'>;

/** The questionnaires of a test: filled in at the desk, read once they are complete, with what a doctor wrote about them. */
export function QuestionnairesDrawer({ test, onClose }: { test: Test; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const mayWrite = useCurrentUser().can('RocketSystem.Vrat.Write') && test.allowQuestionnaires;
  return (
    <SideDrawer size="large" title={t('questionnaires.of', { name: test.subjectName })} onClose={onClose}>
      <Questionnaires test={test} mayWrite={mayWrite} />
    </SideDrawer>
  );
}

/** The same for the platform, to read. */
export function CaseQuestionnaires({ info }: { info: Test }) {
  const { t } = useTranslation('vrClassroom');
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-large)' }}>
        {t('questionnaires.title')}
      </Typography.Title>
      <Questionnaires test={info} mayWrite={false} />
    </section>
  );
}

function Questionnaires({ test, mayWrite }: { test: Test; mayWrite: boolean }) {
  const { t } = useTranslation('vrClassroom');
  const [opened, setOpened] = useState<string>();
  const [sharing, setSharing] = useState<TestQuestionnaire>();
  const query = useTestQuestionnaires(test.id);
  const back = () => setOpened(undefined);
  if (opened)
    return (
      <Flex vertical gap="middle" align="stretch">
        <div>
          <Button onClick={back}>{t('questionnaires.back')}</Button>
        </div>
        <AnswerShown answerId={opened} mayWrite={mayWrite} onDone={back} />
      </Flex>
    );
  return (
    <Loaded query={query}>
      {({ items }) => (
        <>
          <CardTable<TestQuestionnaire>
            label={t('questionnaires.title')}
            rows={items as TestQuestionnaire[]}
            empty={t('questionnaires.none')}
            columns={[
              { key: 'name', title: t('word.questionnaire'), render: (_, { info }) => info.name },
              { key: 'state', title: t('word.state'), render: (_, item) => <State {...item} /> },
              {
                key: 'actions',
                title: t('word.actions'),
                render: (_, item) => (
                  <Space wrap>
                    <Opener item={item} testRequestId={test.id} mayWrite={mayWrite} onOpen={setOpened} />
                    {mayWrite && !item.answer?.isComplete && (
                      <Button aria-label={t('questionnaires.familyOf', { name: item.info.name })} onClick={() => setSharing(item)}>
                        {t('questionnaires.family')}
                      </Button>
                    )}
                  </Space>
                ),
              },
            ]}
          />
          <Suspense>{sharing && <FamilyLinkDialog test={test} questionnaire={sharing} onClose={() => setSharing(undefined)} />}</Suspense>
        </>
      )}
    </Loaded>
  );
}

function State({ answer }: TestQuestionnaire) {
  const { t } = useTranslation('vrClassroom');
  if (!answer) return <Status>{t('questionnaires.open')}</Status>;
  return answer.isComplete ? (
    <Status meaning="good">{t('questionnaires.done')}</Status>
  ) : (
    <Status meaning="waiting">{t('questionnaires.draft')}</Status>
  );
}

interface OpenerProps {
  item: TestQuestionnaire;
  testRequestId: string;
  mayWrite: boolean;
  onOpen: (answerId: string) => void;
}

function Opener({ item: { id, info, answer }, testRequestId, mayWrite, onOpen }: OpenerProps) {
  const { t } = useTranslation('vrClassroom');
  const { begin } = useQuestionnaireChanges();
  if (!answer && !mayWrite) return null;
  const what = answer?.isComplete || !mayWrite ? 'read' : answer ? 'goOn' : 'answer';
  const open = () => {
    if (answer) return onOpen(answer.id);
    whenKept(begin, { testRequestId, questionnaireId: id }, (begun) => onOpen(begun.id));
  };
  return (
    <Button loading={begin.isPending} aria-label={t(`questionnaires.${what}Of`, { name: info.name })} onClick={open}>
      {t(`questionnaires.${what}`)}
    </Button>
  );
}
