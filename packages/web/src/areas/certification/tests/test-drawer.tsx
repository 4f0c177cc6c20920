import type { PracticalTestRecord } from '@trellis/contract/certification/practical-test-calls';
import { type PracticalTestType, scoring } from '@trellis/contract/certification/rules';
import { Empty, Flex, Form, InputNumber, Radio, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/loaded.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { Status } from '../../../ui/status.tsx';
import { FormFill, FormRead } from '../form-fill.tsx';
import { useTestChanges, useTestNotes } from './queries.ts';

export interface TestShown {
  testType: PracticalTestType;
  attempt?: number;
  isWritten: boolean;
}

/** What is noted of a practical test: saved as it is written, finished after a confirmation, which closes it. */
export function TestDrawer({ trainerModuleId, onClose, ...shown }: TestShown & { trainerModuleId: string; onClose: () => void }) {
  const { t } = useTranslation('certification');
  const query = useTestNotes({ trainerTrainingModuleId: trainerModuleId, ...shown });
  return (
    <SideDrawer size="large" title={t(`practicalTests.types.${shown.testType}`)} onClose={onClose}>
      {(close) => (
        <Loaded query={query} rows={8}>
          {(record) => {
            if (record === null) return <Empty description={t('form.notWritten')} />;
            if (record.isComplete || !shown.isWritten) return <FormRead record={record} head={<Result record={record} />} />;
            return <Notes record={record} trainerModuleId={trainerModuleId} testType={shown.testType} onDone={close} />;
          }}
        </Loaded>
      )}
    </SideDrawer>
  );
}

interface NotesProps {
  record: PracticalTestRecord;
  trainerModuleId: string;
  testType: PracticalTestType;
  onDone: () => void;
}

function Notes({ record, trainerModuleId: trainerTrainingModuleId, testType, onDone }: NotesProps) {
  const { t } = useTranslation('certification');
  const { save } = useTestChanges(testType);
  const [score, setScore] = useState(record.score);
  const [passed, setPassed] = useState(record.passed);
  const head = (
    <Form layout="vertical">
      <Form.Item label={t('sessions.scoring')} required htmlFor="test-score">
        <InputNumber<number> id="test-score" min={scoring.min} max={scoring.max} precision={0} value={score} onChange={setScore} />
      </Form.Item>
      <Form.Item label={t('practicalTests.passed')} required>
        <Radio.Group
          aria-label={t('practicalTests.passed')}
          value={passed}
          options={[
            { value: true, label: t('practicalTests.states.passed') },
            { value: false, label: t('practicalTests.states.failed') },
          ]}
          onChange={({ target }) => setPassed(target.value as boolean)}
        />
      </Form.Item>
    </Form>
  );
  return (
    <FormFill
      record={record}
      head={head}
      beside={`${score} ${passed}`}
      missing={score === null || passed === null ? t('practicalTests.resultMissing') : undefined}
      save={(answers) => save.mutateAsync({ trainerTrainingModuleId, ...answers, score, passed })}
      onDone={onDone}
    />
  );
}

function Result({ record: { passed, score } }: { record: PracticalTestRecord }) {
  const { t } = useTranslation('certification');
  if (passed === null || score === null) return null;
  return (
    <Flex gap="small" align="center">
      <Status meaning={passed ? 'good' : 'bad'}>{t(`practicalTests.states.${passed ? 'passed' : 'failed'}`)}</Status>
      <Typography.Text strong>{`${t('sessions.score')}: ${score}`}</Typography.Text>
    </Flex>
  );
}
