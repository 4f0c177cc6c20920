import type { GroupChild } from '@trellis/contract/group-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionPlaces } from '../../offline-plans/public.ts';
import { AttendanceDialog } from './attendance-dialog.tsx';
import { ChildCard } from './child-card.tsx';
import type { ClassSessionView } from './class-query.ts';
import { OthersDialog } from './others-dialog.tsx';
import { PersonalDrawer } from './personal-drawer.tsx';

type Props = ComponentProps<NonNullable<SessionPlaces['People']>>;
type Open = { of: 'personal' | 'attendance'; subjectId: string } | { of: 'others' };

/** The children of a class session: who is there, marked with a tap each, and what is said of each who is, a tap away. */
export function People({ session, answers }: Props) {
  const { t } = useTranslation('groupPlans');
  const { isWritable } = session;
  const children: readonly GroupChild[] = (session as ClassSessionView).userCourseItems;
  const isBegun = [...session.items, ...session.nonePlaybook].some(({ hasDone }) => hasDone !== null);
  // who is there is asked first, and makes room for the exercises then
  const [isRollOpen, setRollOpen] = useState(!isBegun);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  if (session.state === 'notStarted') return null;

  const attending = children.filter(({ attendance }) => attendance === 'Attend');
  const missing = children.filter(({ attendance }) => attendance !== 'Attend');
  const allAttend = () => {
    for (const { subjectId: userId } of missing) answers.attend({ userId, attendance: 'Attend' });
  };
  const shown = open && open.of !== 'others' ? children.find(({ subjectId }) => subjectId === open.subjectId) : undefined;
  const next = attending.find(({ answered, subjectId }) => !answered && subjectId !== shown?.subjectId);
  return (
    <section id="people" tabIndex={-1} aria-labelledby="people-heading">
      <Flex gap="small" align="center" justify="space-between" wrap>
        <Flex gap="small" align="center" wrap>
          <Typography.Title level={2} id="people-heading">
            {t('word.children')}
          </Typography.Title>
          <Typography.Text type="secondary" role="status">
            {t('people.attending', { count: attending.length, all: children.length })}
          </Typography.Text>
        </Flex>
        {isWritable && (
          <Flex gap="small" wrap>
            {missing.length > 0 && <Button onClick={allAttend}>{t('people.allPresent')}</Button>}
            <Button onClick={() => setOpen({ of: 'others' })}>{t('people.others')}</Button>
            <Button aria-expanded={isRollOpen} onClick={() => setRollOpen(!isRollOpen)}>
              {isRollOpen ? t('people.rollDone') : t('people.roll')}
            </Button>
          </Flex>
        )}
      </Flex>
      <ul className={isRollOpen && isWritable ? 'class-people class-roll' : 'class-people'}>
        {children.map((child) => (
          <li key={child.subjectId}>
            <ChildCard
              child={child}
              isWritable={isWritable}
              mayMark={isRollOpen && isWritable}
              onMark={(attendance) => answers.attend({ userId: child.subjectId, attendance })}
              onOpen={(of) => setOpen({ of, subjectId: child.subjectId })}
            />
          </li>
        ))}
      </ul>
      {shown && open?.of === 'personal' && (
        <PersonalDrawer
          key={shown.subjectId}
          session={session}
          child={shown}
          next={next}
          answers={answers}
          onNext={(subjectId) => setOpen({ of: 'personal', subjectId })}
          onClose={close}
        />
      )}
      {shown && open?.of === 'attendance' && <AttendanceDialog session={session} child={shown} answers={answers} onClose={close} />}
      {open?.of === 'others' && <OthersDialog session={session} answers={answers} onClose={close} />}
    </section>
  );
}
