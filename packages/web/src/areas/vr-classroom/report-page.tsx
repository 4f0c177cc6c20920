import { getRouteApi, Link } from '@tanstack/react-router';
import { Alert, Breadcrumb, Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { ListLink } from '../../ui/list-link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { ChangeCard } from './change-card.tsx';
import { CourseCard } from './report-course.tsx';
import { ReportDocuments } from './report-documents.tsx';
import { MeaningsCard } from './report-meanings.tsx';
import { FlagText, MeasureTable, PathCard, RoseCard } from './report-parts.tsx';
import { type ReportInfo, useReport } from './report-queries.ts';
import { RadarCard } from './report-radar.tsx';
import { useNames } from './use-names.ts';

const ofCentre = getRouteApi('/system/center/detail/vratReport');
const ofPlatform = getRouteApi('/system/manage/detail/vratReport');

/** The report of a test of the reader's centre. */
export function CentreReportPage() {
  const { t } = useTranslation('vrClassroom');
  const crumbs = ({ subjectId, subjectName }: ReportInfo) => [
    { title: <ListLink to="/system/center/menu/statistic/vratList">{t('list.title')}</ListLink> },
    {
      title: (
        <Link to="/system/center/detail/subjectDetail" search={{ id: subjectId, tab: 'vratTest' }}>
          {subjectName}
        </Link>
      ),
    },
  ];
  return <Report caseId={ofCentre.useSearch().case} crumbs={crumbs} />;
}

/** The same of any centre. */
export function PlatformReportPage() {
  const { t } = useTranslation('vrClassroom');
  const crumbs = ({ caseId, subjectName }: ReportInfo) => [
    { title: <ListLink to="/system/manage/statistic/vratCaseList">{t('cases.title')}</ListLink> },
    {
      title: (
        <Link to="/system/manage/statistic/vratCaseList" search={{ case: caseId }}>
          {subjectName}
        </Link>
      ),
    },
  ];
  return <Report caseId={ofPlatform.useSearch().case} crumbs={crumbs} />;
}

interface Props {
  caseId: string;
  /** The way back, once it is known whom it is about. */
  crumbs: (info: ReportInfo) => { title: ReactNode }[];
}

/** What a test found, to read and to print. It says how far it can be read, and never a diagnosis. */
function Report({ caseId, crumbs }: Props) {
  const { t } = useTranslation('vrClassroom');
  const info = useReport('info', caseId);
  return (
    <Flex vertical gap="middle" className="upright-on-paper">
      {info.data && <Breadcrumb className="only-on-screen" items={[...crumbs(info.data as ReportInfo), { title: t('actions.report') }]} />}
      <PageHeader
        title={t('report.title', { name: info.data?.subjectName ?? '' })}
        extra={
          <Button className="only-on-screen" onClick={() => window.print()}>
            {t('report.print')}
          </Button>
        }
      />
      <Alert type="info" showIcon title={t('report.noDiagnosis')} />
      <Loaded query={info}>
        {(found) => (
          <>
            <ReportDocuments info={found} />
            <About info={found} />
            <RadarCard caseId={caseId} />
            <MeaningsCard caseId={caseId} />
            <CourseCard caseId={caseId} isRunning={false} />
            <ChangeCard caseId={caseId} />
            <TitledCard title={t('report.task')}>
              <Flex vertical gap="middle">
                <FlagText part="screeningCptFlag" caseId={caseId} />
                <MeasureTable part="overView" caseId={caseId} label={t('report.task')} />
              </Flex>
            </TitledCard>
            <TitledCard title={t('report.head')}>
              <Flex vertical gap="middle">
                <FlagText part="screeningMotionFlag" caseId={caseId} />
                <MeasureTable part="motionCharacteristics" caseId={caseId} label={t('report.head')} />
                <PathCard caseId={caseId} />
                <RoseCard caseId={caseId} />
              </Flex>
            </TitledCard>
          </>
        )}
      </Loaded>
    </Flex>
  );
}

/** What a report rests on. */
function About({ info }: { info: ReportInfo }) {
  const { t } = useTranslation('vrClassroom');
  const names = useNames();
  const { zone } = useCurrentUser();
  const age =
    info.ageMonths === null
      ? t('none')
      : [t('report.years', { count: Math.floor(info.ageMonths / 12) }), t('report.months', { count: info.ageMonths % 12 })].join(' ');
  const items = [
    { key: 'type', label: t('columns.type'), children: t(`type.${info.testType}`) },
    { key: 'age', label: t('report.ageAtTest'), children: age },
    { key: 'finished', label: t('cases.finished'), children: info.finishTime ? formatDateTime(info.finishTime, zone) : t('none') },
    { key: 'device', label: t('cases.device'), children: `${info.deviceName ?? t('none')} · ${info.softwareVersion}` },
    { key: 'paradigm', label: t('report.paradigm'), children: names.task(info.paradigm) },
    { key: 'version', label: t('report.scoring'), children: info.scoringVersion },
    {
      key: 'norms',
      label: t('report.norms'),
      children: info.normSet ? `${names.norms(info.normSet)} · ${info.normSet.source}` : t('report.noNorms'),
    },
    { key: 'validity', label: t('report.validity'), children: t(`report.validities.${info.validity}`) },
  ];
  return (
    <TitledCard title={t('report.about')}>
      <Flex vertical gap="middle">
        {info.isOutdated && <Alert type="warning" showIcon title={t('report.outdated')} />}
        {info.normsDifferFrom && (
          <Alert type="warning" showIcon title={t('documents.normsDiffer', { norms: names.norms(info.normsDifferFrom) })} />
        )}
        {info.normSet && info.lacksNorm && <Alert type="warning" showIcon title={t(`report.reasons.${info.lacksNorm}`)} />}
        {info.normSet?.isDemonstration && <Alert type="warning" showIcon title={t('report.demoNorms')} />}
        <FactList column={{ xs: 1, sm: 1, md: 2 }} items={items} />
        {info.reasons.length > 0 && (
          <section>
            <Typography.Text strong>{t('report.toKnow')}</Typography.Text>
            <ul>
              {info.reasons.map((reason) => (
                <li key={reason}>{t(`report.reasons.${reason}`)}</li>
              ))}
            </ul>
          </section>
        )}
      </Flex>
    </TitledCard>
  );
}
