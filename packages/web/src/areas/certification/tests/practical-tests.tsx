import type { PracticalTest, TestRecord } from '@trellis/contract/certification/practical-test-calls';
import type { PracticalTestType } from '@trellis/contract/certification/rules';
import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDrawerDateTime } from '../../../app/format.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Status } from '../../../ui/status.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { usePracticalTests, useTestChanges, useTestRecords } from './queries.ts';
import { TestDrawer, type TestShown } from './test-drawer.tsx';

/** The practical tests of a module: where each stands, and each time that one was taken. */
export function PracticalTests({ module, mayWrite }: { module: TrainerTrainingModule; mayWrite: boolean }) {
  const { t } = useTranslation('certification');
  const tests = usePracticalTests(module.id);
  const [shown, setShown] = useState<TestShown>();
  const mayNote = mayWrite && module.status !== 'Stopped';
  return (
    <Loaded query={tests}>
      {({ hasOralTest, hasHandsOnTest, oralTest, handsOnTest }) => (
        <Flex vertical gap="middle">
          {!hasOralTest && !hasHandsOnTest && <Typography.Text type="secondary">{t('practicalTests.none')}</Typography.Text>}
          {hasHandsOnTest && <Kind testType="HandsOnTest" latest={handsOnTest} moduleId={module.id} mayNote={mayNote} onShow={setShown} />}
          {hasOralTest && <Kind testType="OralTest" latest={oralTest} moduleId={module.id} mayNote={mayNote} onShow={setShown} />}
          {(oralTest || handsOnTest) && <Records moduleId={module.id} onShow={setShown} />}
          {shown && <TestDrawer trainerModuleId={module.id} {...shown} onClose={() => setShown(undefined)} />}
        </Flex>
      )}
    </Loaded>
  );
}

interface KindProps {
  testType: PracticalTestType;
  latest: PracticalTest['oralTest'];
  moduleId: string;
  mayNote: boolean;
  onShow: (shown: TestShown) => void;
}

function Kind({ testType, latest, moduleId: trainerTrainingModuleId, mayNote, onShow }: KindProps) {
  const { t } = useTranslation('certification');
  const { zone } = useCurrentUser();
  const ask = useAsk();
  const { arrange } = useTestChanges(testType);
  const name = t(`practicalTests.types.${testType}`);
  const isFinished = latest?.finished ?? false;
  const confirmRetest = () =>
    ask({
      title: t('practicalTests.retestTitle', { name }),
      text: t('practicalTests.retestText'),
      ok: t('practicalTests.retest'),
      run: () => arrange.mutateAsync({ trainerTrainingModuleId, testType }),
      done: t('practicalTests.retestArranged'),
    });
  return (
    <section aria-label={name}>
      <Flex gap="small" wrap align="center">
        <Typography.Text strong>{name}</Typography.Text>
        {latest ? <TestStatus {...latest} /> : <Typography.Text type="secondary">{t('practicalTests.notBegun')}</Typography.Text>}
        {latest && (
          <Typography.Text type="secondary">
            {t('practicalTests.changedOn', { time: formatDrawerDateTime(latest.lastModificationTime, zone) })}
          </Typography.Text>
        )}
        {mayNote && !isFinished && (
          <Button size="small" onClick={() => onShow({ testType, isWritten: true })}>
            {t('practicalTests.begin')}
          </Button>
        )}
        {isFinished && (
          <Button size="small" onClick={() => onShow({ testType, isWritten: false })}>
            {t('practicalTests.read')}
          </Button>
        )}
        {mayNote && isFinished && latest?.passed === false && (
          <Button size="small" onClick={() => void confirmRetest()}>
            {t('practicalTests.retest')}
          </Button>
        )}
      </Flex>
    </section>
  );
}

function TestStatus({ finished, passed }: Pick<TestRecord, 'finished' | 'passed'>) {
  const { t } = useTranslation('certification');
  if (!finished) return <Status meaning="waiting">{t('practicalTests.states.open')}</Status>;
  return <Status meaning={passed ? 'good' : 'bad'}>{t(`practicalTests.states.${passed ? 'passed' : 'failed'}`)}</Status>;
}

function Records({ moduleId, onShow }: Pick<KindProps, 'moduleId' | 'onShow'>) {
  const { t } = useTranslation('certification');
  const { zone } = useCurrentUser();
  return (
    <Loaded query={useTestRecords(moduleId)}>
      {(items) => (
        <CardTable<TestRecord & { id: string }>
          label={t('practicalTests.records')}
          rows={items.map((item) => ({ ...item, id: `${item.testType} ${item.attempt}` }))}
          columns={[
            { key: 'type', title: t('word.type'), render: (_, { testType }) => t(`practicalTests.types.${testType}`) },
            {
              key: 'attempt',
              title: t('practicalTests.attempt'),
              render: (_, { attempt, retest }) => (retest ? `${attempt} · ${t('practicalTests.isRetest')}` : attempt),
            },
            { key: 'result', title: t('practicalTests.passed'), render: (_, record) => <TestStatus {...record} /> },
            { key: 'score', title: t('sessions.score'), align: 'right', render: (_, { score }) => score ?? '—' },
            {
              key: 'end',
              title: t('practicalTests.finishedOn'),
              render: (_, { endTime }) => (endTime ? formatDrawerDateTime(endTime, zone) : '—'),
            },
            {
              key: 'actions',
              title: t('word.actions'),
              render: (_, { testType, attempt, finished }) =>
                finished &&
                testType !== 'WrittenTest' && (
                  <Button size="small" onClick={() => onShow({ testType, attempt, isWritten: false })}>
                    {t('practicalTests.read')}
                  </Button>
                ),
            },
          ]}
        />
      )}
    </Loaded>
  );
}
