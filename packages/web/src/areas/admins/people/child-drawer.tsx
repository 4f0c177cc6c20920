import type { ChildInfo } from '@trellis/contract/admins/people/schemas';
import { Flex, Skeleton, Tabs, Typography } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDate } from '../../../app/format.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { Status } from '../../../ui/status.tsx';
import { tabsUnderPointer } from '../../../ui/tabs-under-pointer.ts';
import { AssessmentsOfChild } from '../../assessments/public.ts';
import { gradeLabel, RemainingClasses } from '../../subjects/public.ts';
import { TrialsOfChild } from '../../trial-plans/public.ts';
import { CaseTab } from '../../vr-classroom/public.ts';
import { WellbeingOfChild } from '../../wellbeing/public.ts';
import { ChildMusic } from './child-music.tsx';
import { useChild } from './queries.ts';

/** A child of any centre, to read. */
export function ChildDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admins');
  const { data, error, refetch } = useChild(id);
  return (
    <SideDrawer size="large" title={data?.name ?? t('children.child')} onClose={onClose}>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton active />}
      {data && <ChildTabs child={data} />}
    </SideDrawer>
  );
}

/** Its assessments, who the child is, and its tests; an agent comes for the tests. */
function ChildTabs({ child }: { child: ChildInfo }) {
  const { t } = useTranslation('subjects');
  const { can, roles } = useCurrentUser();
  const tabs = {
    assessments: can('PFE.UserManagement.SubjectDetail.AssessmentTab') && <AssessmentsOfChild subjectId={child.id} />,
    trial: can('PFE.UserManagement.SubjectDetail.TrialSessionTab') && <TrialsOfChild subjectId={child.id} />,
    vratTest: can('PFE.UserManagement.SubjectDetail.VratTestRequestTab') && <CaseTab subjectId={child.id} />,
    sleep: can('PFE.UserManagement.SubjectDetail.SleepTab') && <WellbeingOfChild kind="sleep" subjectId={child.id} />,
    nutrition: can('PFE.UserManagement.SubjectDetail.NutritionTab') && <WellbeingOfChild kind="nutrition" subjectId={child.id} />,
    exercise: can('RocketSystem.UserTrainingPlan') && can('PFE.UserManagement.SubjectDetail.SportTab') && (
      <WellbeingOfChild kind="exercise" subjectId={child.id} />
    ),
    music: <ChildMusic child={child} />,
    profile: <Child child={child} />,
  };
  const keys = (['assessments', 'trial', 'vratTest', 'sleep', 'nutrition', 'music', 'exercise', 'profile'] as const).filter(
    (key) => tabs[key],
  );
  return (
    <Tabs
      {...tabsUnderPointer}
      destroyOnHidden
      aria-label={t('detail.tabsLabel')}
      defaultActiveKey={roles.includes('agent') ? 'vratTest' : keys[0]}
      items={keys.map((key) => ({
        key,
        label: t(`detail.tabs.${key}`),
        children: <Suspense fallback={<Skeleton active />}>{tabs[key]}</Suspense>,
      }))}
    />
  );
}

function Child({ child }: { child: ChildInfo }) {
  const { t } = useTranslation(['admins', 'subjects']);
  const { t: ofSubjects } = useTranslation('subjects');
  const items = [
    { key: 'center', label: t('word.center'), children: child.tenantName },
    { key: 'number', label: t('filters.number'), children: child.outpatientNumber ?? t('word.nothing') },
    { key: 'birthday', label: t('word.birthday'), children: formatDate(child.birthday) },
    { key: 'gender', label: t('people.gender'), children: t(`subjects:gender.${child.gender}`) },
    { key: 'grade', label: t('subjects:fields.gradeName'), children: gradeLabel(ofSubjects, child.gradeName) },
    {
      key: 'language',
      label: t('subjects:fields.language'),
      children: child.language ? t(`subjects:language.${child.language}`) : t('word.nothing'),
    },
    { key: 'tag', label: t('filters.tag'), children: t(`subjects:tag.${child.tag}`) },
    { key: 'status', label: t('filters.status'), children: t(`children.status.${child.status}`) },
    { key: 'coaches', label: t('children.coaches'), children: child.coachNames.join(', ') || t('word.nothing') },
    { key: 'remaining', label: t('children.remaining'), children: <RemainingClasses child={child} /> },
  ];
  return (
    <Flex vertical gap="large">
      <div>
        {child.isLogout && <Status>{t('children.loggedOut')}</Status>}
        {child.isTest && <Status>{t('word.testAccount')}</Status>}
        <FactList column={{ xs: 1, sm: 2 }} items={items} />
      </div>
      <Part title={t('children.guardians')} none={t('children.noGuardians')}>
        {child.guardians.map(({ id, nickName, role }) => (
          <li key={id}>{`${nickName} (${t(`children.relation.${role}`)})`}</li>
        ))}
      </Part>
      <Part title={t('children.plans')} none={t('children.noPlans')}>
        {child.plans.map(({ id, displayName, state, finished, totalNum }) => (
          <li key={id}>
            {displayName} <Status>{t(`children.planState.${state}`)}</Status>
            <Typography.Text type="secondary">{t('children.sessions', { finished, total: totalNum })}</Typography.Text>
          </li>
        ))}
      </Part>
    </Flex>
  );
}

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-large)' }}>
        {title}
      </Typography.Title>
      {children.length > 0 ? (
        <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>{children}</ul>
      ) : (
        <Typography.Text type="secondary">{none}</Typography.Text>
      )}
    </section>
  );
}
