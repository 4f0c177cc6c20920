import { useQuery } from '@tanstack/react-query';
import { categoryChart } from '@trellis/contract/assessments/report-charts';
import { writtenFigure } from '@trellis/contract/charts/figures';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import type { PrintablePlan } from '@trellis/contract/offline-plans/printable/schemas';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Flex, Skeleton, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDay } from '../../../app/format.ts';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PdfButton } from '../../../ui/pdf-button.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';

/** A plan as a family takes it home, to look at and to save as a PDF, which is printed. */
export function PrintDrawer({ plan, onClose }: { plan: PlanSummary; onClose: () => void }) {
  const { t } = useTranslation('planPrint');
  const printable = useQuery(api.printablePlans.get.queryOptions({ input: { userOfflinePlanId: plan.id }, meta: { quiet: true } }));
  return (
    <SideDrawer size="paper" title={t('title')} extra={<PdfButton document="trainingPlan" id={plan.id} />} onClose={onClose}>
      {printable.isError && <LoadFailed error={printable.error} onRetry={printable.refetch} />}
      {printable.isPending && <Skeleton active paragraph={{ rows: 12 }} />}
      {printable.data && <Sheet plan={printable.data} />}
    </SideDrawer>
  );
}

function Sheet({ plan }: { plan: PrintablePlan }) {
  const { t, i18n } = useTranslation('planPrint');
  const { zone } = useCurrentUser();
  const language = toLanguage(i18n.language as Locale);
  const { music, report } = plan;
  const whose = [
    { key: 'child', label: t('child'), children: plan.subjectName },
    { key: 'plan', label: t('plan'), children: plan.displayName },
    { key: 'coach', label: t('coach'), children: plan.coachName },
    { key: 'center', label: t('center'), children: plan.centerName },
    { key: 'since', label: t('since'), children: formatDay(plan.creationTime, zone) },
  ];
  const planned = t('planned', { count: plan.totalNum });
  const frame = [
    { key: 'sessions', label: t('sessions'), children: plan.recommendedNum === null ? planned : `${plan.recommendedNum} (${planned})` },
    {
      key: 'frequency',
      label: t('frequency'),
      children: plan.frequency === null ? t('notBooked') : writtenFigure(plan.frequency, language),
    },
    {
      key: 'duration',
      label: t('duration'),
      children: plan.sessionDuration === 60 ? t('hour') : t('minutes', { count: plan.sessionDuration }),
    },
    { key: 'level', label: t('level'), children: t('report.difficultyValue', { level: plan.startDifficulty }) },
  ];
  return (
    <Flex vertical gap="large">
      <FactList size="small" column={{ xs: 1, sm: 2 }} items={whose} />
      <Part title={t('frame')}>
        <FactList size="small" bordered column={{ xs: 1, sm: 2 }} items={frame} />
      </Part>
      <Part title={t('music')}>
        {music ? (
          <FactList
            size="small"
            bordered
            column={1}
            items={[
              { key: 'module', label: t('module'), children: music.name },
              {
                key: 'target',
                label: t('target'),
                children: music.recommended ? t(`report.musicCourses.${music.recommended}`) : t(`targets.${music.musicType}`),
              },
            ]}
          />
        ) : (
          <Typography.Text>{t('noMusic')}</Typography.Text>
        )}
      </Part>
      {report && (
        <Part title={t('focuses')}>
          <Focuses focuses={plan.focuses} />
        </Part>
      )}
      {plan.categories.length > 0 && (
        <Part title={t('report.categories')}>
          <ChartFigure chart={categoryChart(plan, language)} />
        </Part>
      )}
      <Typography.Text type="secondary">
        {report ? t('fromReport', { name: report.name, date: report.finishTime ? formatDay(report.finishTime, zone) : '' }) : t('noReport')}
      </Typography.Text>
    </Flex>
  );
}

function Focuses({ focuses }: Pick<PrintablePlan, 'focuses'>) {
  const { t } = useTranslation('planPrint');
  if (focuses.length === 0) return <Typography.Text>{t('report.noFocus')}</Typography.Text>;
  return (
    <ol>
      {focuses.map(({ code, name, level }) => (
        <li key={code}>
          {name} · {t(level === 2 ? 'report.focusLevel.above' : 'report.focusLevel.within')}
        </li>
      ))}
    </ol>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography.Title level={3} style={{ fontSize: 'var(--text-section)', marginBlock: '0 var(--space-2)' }}>
        {title}
      </Typography.Title>
      {children}
    </section>
  );
}
