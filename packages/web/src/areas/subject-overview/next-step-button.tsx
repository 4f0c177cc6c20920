import { useNavigate } from '@tanstack/react-router';
import { type NextStep, nextStepOf } from '@trellis/contract/subject-overview/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { ContractDialogs, type OpenDialog } from '../contracts/public.ts';
import { CreatePlanDrawer, StartSession } from '../offline-plans/public.ts';
import { ScheduleDrawer } from '../scheduling/public.ts';
import { planPageOf } from './plan-page-of.ts';
import { useOverview } from './queries.ts';

/** What most likely comes next with a child, one click from being done; the one primary button of its page. */
export function NextStepButton({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('subjectOverview');
  const { can, zone } = useCurrentUser();
  const navigate = useNavigate();
  const { data: overview, now } = useOverview(subject.id);
  const [open, setOpen] = useState<NextStep>();
  const [contract, setContract] = useState<OpenDialog>();
  if (!overview) return null;
  const step = nextStepOf({ child: subject, overview, can, now, zone });
  const { training, bookings } = overview;
  const next = bookings?.ahead[0];
  const close = () => setOpen(undefined);
  const session = step === 'goOn' ? training?.open : step === 'feedback' ? training?.finished : undefined;
  const begin = () => {
    if (step === 'enrol') return void navigate({ to: '/system/center/detail/enrolment', search: { subjectId: subject.id } });
    if (session) return void navigate(planPageOf(session, session.num));
    // a class starts on the page of its plan, where it is named who is left out
    if (step === 'start' && next?.kind === 'group') return void navigate({ ...planPageOf(next), state: { isToStart: true } });
    if (step === 'contract') return setContract({ what: 'add' });
    setOpen(step);
  };
  const { id: subjectId, name: subjectName } = subject;
  return (
    <>
      {step && (
        <Button type="primary" loading={open === 'start'} onClick={begin}>
          {step === 'goOn' && session?.kind === 'trial' ? t('step.goOnTrial') : t(`step.${step}`, { num: session?.num })}
        </Button>
      )}
      <Suspense>
        {open === 'plan' && <CreatePlanDrawer subjectId={subjectId} subjectName={subjectName} onClose={close} />}
        {open === 'start' && next && <StartSession planId={next.planId} onClose={close} />}
        <ContractDialogs open={contract} child={subject} onOpen={setContract} />
      </Suspense>
      {open === 'book' && training?.planId && (
        <ScheduleDrawer of={{ userOfflinePlanId: training.planId, subjectId }} name={subjectName} onClose={close} />
      )}
    </>
  );
}
