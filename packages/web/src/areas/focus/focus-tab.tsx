import type { FocusProgram } from '@trellis/contract/focus/schemas';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../ui/loaded.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { FocusActions } from './focus-actions.tsx';
import { ProgramFacts } from './program-facts.tsx';
import { useFocus } from './queries.ts';
import { Thoughts } from './thoughts.tsx';

const SetUpDialog = lazy(() => import('./set-up-dialog.tsx').then((module) => ({ default: module.SetUpDialog })));
const ReviewDialog = lazy(() => import('./review-dialog.tsx').then((module) => ({ default: module.ReviewDialog })));

/** The focus program of a child: what it is made of, where it stands, and what is thought of it. */
export function FocusTab({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('focus');
  const focus = useFocus(subject.id);
  const [open, setOpen] = useState<'setUp' | 'review'>();
  const close = () => setOpen(undefined);
  const mayWrite = !isClosed(subject) && !subject.isPast;
  const setUp = (
    <Button type="primary" onClick={() => setOpen('setUp')}>
      {t('setUp.open')}
    </Button>
  );
  const whole = (program: FocusProgram) => (
    <Flex vertical gap="large">
      <TitledCard title={t('title')}>
        <Flex vertical gap="middle">
          <ProgramFacts program={program} />
          {mayWrite && (
            <FocusActions subjectId={subject.id} program={program} onChange={() => setOpen('setUp')} onReview={() => setOpen('review')} />
          )}
        </Flex>
      </TitledCard>
      <TitledCard title={t('thoughts.title')}>
        <Thoughts subjectId={subject.id} mayWrite={mayWrite} />
      </TitledCard>
    </Flex>
  );
  return (
    <Loaded query={focus}>
      {(program) => (
        <>
          {program.concurrencyStamp ? whole(program) : <NothingHere title={t('none')} hint={t('noneHint')} action={mayWrite && setUp} />}
          <Suspense>
            {open === 'setUp' && <SetUpDialog subjectId={subject.id} program={program} onClose={close} />}
            {open === 'review' && program.cancellation && <ReviewDialog id={program.cancellation.id} onClose={close} />}
          </Suspense>
        </>
      )}
    </Loaded>
  );
}
