import type { CourseChart } from '@trellis/contract/charts/figures';
import { Flex, Segmented, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useRealTime } from './follow-test.ts';
import { useReport } from './report-queries.ts';

const looks = ['person', 'medicalChn', 'medical'] as const;

interface Props {
  caseId: string;
  /** While a test runs, the chart follows it. */
  isRunning: boolean;
}

/** Answer after answer, with the movement of the head. */
export function CourseCard({ caseId, isRunning }: Props) {
  return isRunning ? <Following caseId={caseId} /> : <Found caseId={caseId} />;
}

function Following({ caseId }: { caseId: string }) {
  const { t } = useTranslation('vrClassroom');
  return (
    <Loaded query={useRealTime(caseId)}>
      {(course) => (
        <>
          {course.status === 'Testing' && <Typography.Text type="secondary">{t('report.follows')}</Typography.Text>}
          <Course {...course} />
        </>
      )}
    </Loaded>
  );
}

function Found({ caseId }: { caseId: string }) {
  const { t } = useTranslation('vrClassroom');
  return (
    <TitledCard title={t('report.course')}>
      <Loaded query={useReport('continuousAttention', caseId)}>{(course) => <Course {...course} />}</Loaded>
    </TitledCard>
  );
}

function Course({ records, motions }: Pick<CourseChart, 'records' | 'motions'>) {
  const { t } = useTranslation('vrClassroom');
  const [look, setLook] = useState<CourseChart['look']>('person');
  const { minute, correct, missed, wrong, motion, reaction } = t('report.courseHeaders', { returnObjects: true });
  return (
    <Flex vertical gap="small">
      <Segmented
        className="only-on-screen"
        style={{ alignSelf: 'start' }}
        aria-label={t('report.look')}
        value={look}
        onChange={setLook}
        options={looks.map((value) => ({ value, label: t(`report.looks.${value}`) }))}
      />
      <ChartFigure
        chart={{
          kind: 'course',
          look,
          title: t('report.course'),
          headers: { minute, correct, missed, wrong, motion, reaction },
          records,
          motions,
        }}
      />
      <Typography.Text type="secondary">{t('report.courseHint')}</Typography.Text>
    </Flex>
  );
}
