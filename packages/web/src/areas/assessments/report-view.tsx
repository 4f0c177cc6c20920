import { PrinterOutlined } from '@ant-design/icons';
import { abilityCharts, categoryChart } from '@trellis/contract/assessments/report-charts';
import type { AssessmentReport } from '@trellis/contract/assessments/schemas';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { isUnknownDate } from '@trellis/contract/subjects/rules';
import { Alert, Button, Flex, Typography, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDay } from '../../app/format.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { PhoneTitle } from '../../ui/phone-page.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import './report.css';
import { FactList } from '../../ui/fact-list.tsx';

/** A report: whose it is, what is recommended, where the training goes, and what there is to train. */
export function ReportView({ report, pdf }: { report: AssessmentReport; pdf: ReactNode }) {
  const { t, i18n } = useTranslation('assessments');
  const { token } = theme.useToken();
  const language = toLanguage(i18n.language as Locale);
  const { categories, abilities, comment } = report;
  return (
    <article className="report">
      <Flex vertical gap={token.marginLG}>
        <Flex justify="space-between" align="start" gap="small" wrap>
          <PhoneTitle isOfTab>{t('report.title')}</PhoneTitle>
          <Flex className="report-tools" gap="small" wrap>
            {pdf}
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('report.print')}
            </Button>
          </Flex>
        </Flex>
        <Head report={report} />
        {report.subjectId !== null && report.recommendDifficulty !== null && (
          <div className="report-tools">
            <Button type="primary" href={planAddress(report.subjectId, report)}>
              {t('makePlan')}
            </Button>
          </div>
        )}
        {abilities.length === 0 ? (
          <Alert type="warning" showIcon title={t('report.tooLittle')} description={t('report.tooLittleHint')} />
        ) : (
          <>
            <Gaps unknown={report.unknown} />
            <Recommendation report={report} />
            <Part title={t('report.focuses')}>
              <Focuses {...report} />
            </Part>
          </>
        )}
        {categories.length > 0 && (
          <Part title={t('report.categories')}>
            <ChartFigure chart={categoryChart(report, language)} />
          </Part>
        )}
        {abilities.length > 0 && (
          <Part title={t('report.abilities')}>
            <Typography.Paragraph type="secondary">{t('report.abilityHint')}</Typography.Paragraph>
            {abilityCharts(report, language).map((chart) => (
              <ChartFigure key={chart.kind} chart={chart} />
            ))}
          </Part>
        )}
        {comment && (
          <Part title={t('report.comment')}>
            <Typography.Paragraph style={{ whiteSpace: 'pre-line' }}>{comment}</Typography.Paragraph>
          </Part>
        )}
        <Typography.Text type="secondary">{t('report.noDiagnosis')}</Typography.Text>
      </Flex>
    </article>
  );
}

/** The form of a plan, filled with what the report recommends. */
function planAddress(id: string, { recommendDifficulty, arrangeableClass }: AssessmentReport): string {
  const search = new URLSearchParams({ id, tab: 'plan', level: String(recommendDifficulty), sessions: String(arrangeableClass ?? '') });
  return `/system/center/detail/subjectDetail?${search.toString()}`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-section)', marginBlock: '0 var(--space-2)' }}>
        {title}
      </Typography.Title>
      {children}
    </section>
  );
}

function Head({ report: { childName, birthday, assessmentName, finishTime, creationTime, formula, zone } }: { report: AssessmentReport }) {
  const { t } = useTranslation('assessments');
  const items = [
    { key: 'child', label: t('word.child'), children: childName },
    { key: 'birthday', label: t('report.birthday'), children: isUnknownDate(birthday) ? t('word.nothing') : formatDate(birthday) },
    { key: 'name', label: t('columns.name'), children: assessmentName },
    { key: 'date', label: t('report.date'), children: finishTime ? formatDay(finishTime, zone) : t('word.nothing') },
    { key: 'made', label: t('report.made'), children: formatDay(creationTime, zone) },
    { key: 'formula', label: t('report.formula'), children: formula },
  ];
  return <FactList size="small" column={{ xs: 1, sm: 2 }} items={items} />;
}

function Recommendation({ report }: { report: AssessmentReport }) {
  const { t } = useTranslation('assessments');
  const isPhone = useMedia(phone);
  const items = [
    { key: 'difficulty', label: t('report.difficulty'), children: t('report.difficultyValue', { level: report.recommendDifficulty }) },
    { key: 'sessions', label: t('report.sessions'), children: report.arrangeableClass },
    {
      key: 'music',
      label: t('report.music'),
      children: report.recommendMusicCourse && t(`report.musicCourses.${report.recommendMusicCourse}`),
    },
    { key: 'project', label: t('report.project'), children: report.recommendProject && t(`report.projects.${report.recommendProject}`) },
  ];
  return (
    <Part title={t('report.recommendation')}>
      <FactList size="small" bordered={!isPhone} column={{ xs: 1, sm: 2 }} items={items} />
    </Part>
  );
}

/** Names what nothing is said of. */
function Gaps({ unknown }: Pick<AssessmentReport, 'unknown'>) {
  const { t } = useTranslation('assessments');
  if (unknown.length === 0) return null;
  const names = unknown.map(({ name }) => name).join(', ');
  return <Alert type="warning" showIcon title={t('report.tooLittleOf', { names })} description={t('report.tooLittleOfHint')} />;
}

function Focuses({ focuses, unknown }: Pick<AssessmentReport, 'focuses' | 'unknown'>) {
  const { t } = useTranslation('assessments');
  if (focuses.length === 0) return <Typography.Text>{t(unknown.length > 0 ? 'report.noFocusKnown' : 'report.noFocus')}</Typography.Text>;
  return (
    <ol>
      {focuses.map(({ code, name, level }) => (
        <li key={code}>
          <Typography.Text strong>{name}</Typography.Text> · {t(level === 2 ? 'report.focusLevel.above' : 'report.focusLevel.within')}
        </li>
      ))}
    </ol>
  );
}
