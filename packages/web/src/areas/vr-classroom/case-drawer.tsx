import { Link } from '@tanstack/react-router';
import type { TestRequestInfo } from '@trellis/contract/vr-classroom/schemas';
import { App, Flex, Skeleton, Switch, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDrawerDateTime } from '../../app/format.ts';
import { whenKept } from '../../app/when-kept.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { ConsentShown } from './consent-drawer.tsx';
import { useCase, useTestChanges } from './queries.ts';
import { CaseQuestionnaires } from './questionnaires-drawer.tsx';
import { CourseCard } from './report-course.tsx';
import { StatusTag } from './test-columns.tsx';

/** One test of any centre; the platform says whether questionnaires go with it, medical support too whether it counts as normal. */
export function CaseDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { data, error, isPending, refetch } = useCase(id);
  return (
    <SideDrawer size="large" title={data ? t('cases.case', { name: data.subjectName }) : t('cases.title')} onClose={onClose}>
      {error && <LoadFailed title={t('infoFailed')} error={error} onRetry={refetch} />}
      {isPending && <Skeleton active />}
      {data && <Case info={data} />}
    </SideDrawer>
  );
}

function Case({ info }: { info: TestRequestInfo }) {
  const { t } = useTranslation('vrClassroom');
  const { zone, can } = useCurrentUser();
  const time = (at: string | null) => (at ? formatDrawerDateTime(at, zone) : t('none'));
  const items = [
    { key: 'center', label: t('columns.center'), children: info.tenantName },
    { key: 'number', label: t('cases.clinicNumber'), children: info.outpatientNumber ?? t('none') },
    { key: 'type', label: t('columns.type'), children: t(`type.${info.testType}`) },
    { key: 'status', label: t('columns.status'), children: <StatusTag status={info.status} /> },
    { key: 'location', label: t('columns.location'), children: info.locationName },
    { key: 'device', label: t('cases.device'), children: info.deviceName ?? t('none') },
    { key: 'orderedBy', label: t('columns.orderedBy'), children: info.orderedBy },
    { key: 'ordered', label: t('columns.ordered'), children: time(info.creationTime) },
    { key: 'begun', label: t('cases.begun'), children: time(info.beginTime) },
    info.cancelTime
      ? { key: 'cancelled', label: t('cases.cancelled'), children: time(info.cancelTime) }
      : { key: 'finished', label: t('cases.finished'), children: time(info.finishTime) },
  ];
  return (
    <Flex vertical gap="large">
      <FactList column={{ xs: 1, sm: 2 }} items={items} />
      {info.status === 'Finished' && (
        <Link to="/system/manage/detail/vratReport" search={{ case: info.id }}>
          {t('actions.report')}
        </Link>
      )}
      {info.status === 'Testing' && <CourseCard caseId={info.id} isRunning />}
      {can('RocketSystem.VratCase.Write') && <QuestionnairesMark info={info} />}
      {can('RocketSystem.VratCase.NormalData') && <NormalMark info={info} />}
      {info.allowQuestionnaires && <CaseQuestionnaires info={info} />}
      <section>
        <Typography.Title level={2} style={{ fontSize: 'var(--text-large)' }}>
          {t('columns.consent')}
        </Typography.Title>
        <ConsentShown info={info} />
      </section>
    </Flex>
  );
}

function QuestionnairesMark({ info: { id, allowQuestionnaires } }: { info: TestRequestInfo }) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const changes = useTestChanges();
  const saved = () => void message.success(t('word.saved'));
  return (
    <Flex gap="small" align="center">
      <Switch
        aria-label={t('cases.allowQuestionnaires')}
        checked={allowQuestionnaires}
        loading={changes.allowQuestionnaires.isPending}
        onChange={(allow) => whenKept(changes.allowQuestionnaires, { id, allow }, saved)}
      />
      {t('cases.allowQuestionnaires')}
    </Flex>
  );
}

function NormalMark({ info: { id, status, consent, isNormalData } }: { info: TestRequestInfo }) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const changes = useTestChanges();
  const mayBeNormal = isNormalData || (status === 'Finished' && consent?.allowsNorms === true);
  const saved = () => void message.success(t('word.saved'));
  return (
    <Flex vertical gap="small">
      <Flex gap="small" align="center">
        <Switch
          aria-label={t('cases.isNormalData')}
          checked={isNormalData}
          disabled={!mayBeNormal}
          loading={changes.markNormal.isPending}
          onChange={(next) => whenKept(changes.markNormal, { id, isNormalData: next }, saved)}
        />
        {t('cases.isNormalData')}
      </Flex>
      {!mayBeNormal && <Typography.Text type="secondary">{t('cases.normalNeeds')}</Typography.Text>}
    </Flex>
  );
}
