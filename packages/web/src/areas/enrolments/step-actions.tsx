import type { EnrolmentStep, StepState } from '@trellis/contract/enrolments/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button, Flex } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractDialogs, type OpenDialog } from '../contracts/public.ts';
import { BindDrawer, RegisterDialog } from '../guardians/public.ts';
import { CreatePlanDrawer } from '../offline-plans/public.ts';
import { ScheduleDrawer } from '../scheduling/public.ts';
import { AssignCoachesDialog } from '../users/public.ts';
import { BookingActions, type BookingDialog } from './booking-actions.tsx';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { useStepDone } from './queries.ts';

type StepDialog = 'bind' | 'register' | 'coaches' | BookingDialog;

interface Props {
  subject: SubjectInfo;
  states: Readonly<Record<EnrolmentStep, StepState>>;
}

/** The steps of a child, each with the forms that its own page has. */
export function StepActions({ subject, states }: Props) {
  const { t } = useTranslation('enrolments');
  const [open, setOpen] = useState<StepDialog>();
  const [contract, setContract] = useState<OpenDialog>();
  const stepDone = useStepDone();
  const close = () => {
    setOpen(undefined);
    void stepDone();
  };
  const onContract = (dialog: OpenDialog | undefined) => {
    setContract(dialog);
    if (!dialog) void stepDone();
  };
  const type = (step: EnrolmentStep) => (states[step] === 'next' ? 'primary' : 'default');
  const names = (known: readonly string[]) => (known.length > 0 ? known.join(', ') : undefined);
  const planId = typeof open === 'object' ? open.planId : undefined;
  return (
    <>
      <EnrolmentSteps
        states={states}
        facts={{
          child: subject.name,
          guardian: names(subject.guardians.map(({ nickName }) => nickName)),
          coach: names(subject.coachNames),
          ...(states.contract === 'done' && { contract: t('fact.contract') }),
          ...(states.booking === 'done' && { booking: t('fact.booking') }),
        }}
        actions={{
          guardian: (
            <Flex gap="small" wrap>
              <Button type={type('guardian')} onClick={() => setOpen('bind')}>
                {t('action.guardian')}
              </Button>
              <Button onClick={() => setOpen('register')}>{t('action.register')}</Button>
            </Flex>
          ),
          contract: (
            <Button type={type('contract')} onClick={() => setContract({ what: 'add' })}>
              {t('action.contract')}
            </Button>
          ),
          coach: (
            <Button type={type('coach')} onClick={() => setOpen('coaches')}>
              {t('action.coach')}
            </Button>
          ),
          booking: <BookingActions subjectId={subject.id} type={type('booking')} onOpen={setOpen} />,
        }}
      />
      <Suspense>
        {open === 'bind' && <BindDrawer subject={subject} onClose={close} />}
        {open === 'register' && <RegisterDialog subject={subject} onClose={close} />}
        {open === 'coaches' && <AssignCoachesDialog subject={subject} onClose={close} />}
        {open === 'plan' && <CreatePlanDrawer subjectId={subject.id} subjectName={subject.name} onClose={close} />}
        <ContractDialogs open={contract} child={subject} onOpen={onContract} />
      </Suspense>
      {planId !== undefined && (
        <ScheduleDrawer of={{ userOfflinePlanId: planId, subjectId: subject.id }} name={subject.name} onClose={close} />
      )}
    </>
  );
}
