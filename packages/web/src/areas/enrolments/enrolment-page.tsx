import { getRouteApi, Link } from '@tanstack/react-router';
import { stepStates } from '@trellis/contract/enrolments/rules';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Breadcrumb, Button, Result, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { failureOf } from '../../ui/failure-of.ts';
import { ListLink } from '../../ui/list-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { isLostConnection } from '../../ui/use-failure-text.ts';
import { SubjectDrawer, useSubject } from '../subjects/public.ts';
import { EnrolmentState } from './enrolment-state.tsx';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { useEnrolment } from './queries.ts';
import { StepActions } from './step-actions.tsx';

const route = getRouteApi('/system/center/detail/enrolment');

/** A family is taken in: each step is saved as it is done, so that whoever leaves goes on later, here or at another desk. */
export function EnrolmentPage() {
  const { subjectId } = route.useSearch();
  return subjectId ? <Enrolment key={subjectId} subjectId={subjectId} /> : <NewEnrolment />;
}

function Frame({ name, extra, children }: { name?: string; extra?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('enrolments');
  return (
    <>
      <Breadcrumb
        items={[{ title: <ListLink to="/system/center/menu/user/subject">{t('word.children')}</ListLink> }, { title: t('title') }]}
      />
      <PageHeader title={name ? t('titleOf', { name }) : t('title')} extra={extra} />
      {children}
    </>
  );
}

/** The first step: without a child there is nothing to come back to. */
function NewEnrolment() {
  const { t } = useTranslation('enrolments');
  const { can } = useCurrentUser();
  const navigate = route.useNavigate();
  const [added, setAdded] = useState<string>();
  const [isAdding, setAdding] = useState(true);
  const states = stepStates(undefined, can);
  const mayAdd = states.child === 'next';
  const close = () => {
    setAdding(false);
    if (added) void navigate({ search: { subjectId: added }, replace: true });
  };
  const add = (
    <Button type="primary" onClick={() => setAdding(true)}>
      {t('action.child')}
    </Button>
  );
  return (
    <Frame>
      <EnrolmentSteps states={states} actions={{ child: add }} />
      {mayAdd && isAdding && <SubjectDrawer startsEnrolment onAdded={setAdded} onClose={close} />}
    </Frame>
  );
}

function Enrolment({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('enrolments');
  const { can } = useCurrentUser();
  const child = useSubject(subjectId);
  const enrolment = useEnrolment(subjectId);
  const error = failureOf(child) ?? failureOf(enrolment);
  if (error && isLostConnection(error))
    return <LoadFailed error={error} onRetry={() => Promise.all([child.refetch(), enrolment.refetch()])} />;
  if (error) return <Result status="404" title={error.message} />;
  if (!child.data || !enrolment.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const subject = child.data as SubjectInfo;
  const toChild = (
    <Link to="/system/center/detail/subjectDetail" search={{ id: subject.id }}>
      <Button>{t('toChild')}</Button>
    </Link>
  );
  const states = stepStates(enrolment.data.done, can);
  return (
    <Frame name={subject.name} extra={toChild}>
      <EnrolmentState subject={subject} isOpen={enrolment.data.isOpen} states={states} />
      {!isClosed(subject) && <StepActions subject={subject} states={states} />}
    </Frame>
  );
}
