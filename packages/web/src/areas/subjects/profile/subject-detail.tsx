import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Flex, Result, Skeleton } from 'antd';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubjectTab, useChildPlaces } from '../../../app/child-places.ts';
import { OnlyRead, useCurrentUser } from '../../../app/current-user.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { isLostConnection } from '../../../ui/use-failure-text.ts';
import { SubjectActions } from '../editing/subject-actions.tsx';
import { MoveNote } from '../moves/move-note.tsx';
import { useMovesOf } from '../moves/queries.ts';
import { useSubject } from '../queries.ts';
import { ArchivedNote } from './archived-note.tsx';
import { ChildAtOnce, ChildPicture } from './child-at-once.tsx';
import { EnrolmentNote } from './enrolment-note.tsx';
import { rememberSubject } from './remember-subject.ts';
import { SubjectInfoCard } from './subject-info-card.tsx';
import { SubjectTabs } from './subject-tabs.tsx';
import './subject-detail.css';
import { failureOf } from '../../../ui/failure-of.ts';

interface Props {
  id: string;
  tab: SubjectTab | undefined;
  onTab: (tab: SubjectTab) => void;
  /** What stands above the name, once it is known. */
  above?: (name: string) => ReactNode;
  /** Where somebody goes when there is no such child. */
  wayOut?: ReactNode;
}

/** One child: who it is, and its plan, contracts, credits and guardians. On a page, or in a drawer over another one. */
export function SubjectDetail({ id, tab, onTab, above, wayOut }: Props) {
  const { t } = useTranslation('subjects');
  const query = useSubject(id);
  const { data: subject, refetch } = query;
  const error = failureOf(query);
  const { left, came } = useMovesOf(id);
  const mayHold = useCurrentUser().can('Menu.Manage.Retention');
  const known = subject?.id;
  useEffect(() => {
    if (known) rememberSubject(known);
  }, [known]);

  if (error && isLostConnection(error)) return <LoadFailed error={error} onRetry={refetch} />;
  if (!id || error)
    return <Result status="404" title={error?.message ?? t('detail.missing')} subTitle={t('detail.missingHint')} extra={wayOut} />;
  if (!subject) return <Skeleton active paragraph={{ rows: 8 }} />;
  // it went to another centre: here it stays as it was
  const isMoved = left !== undefined || subject.isPast;
  return (
    <OnlyRead value={subject.isPast}>
      {above?.(subject.name)}
      <PageHeader
        title={subject.name}
        picture={<ChildPicture subject={subject} />}
        about={<ChildAtOnce subject={subject} />}
        extra={
          <Flex gap="small" wrap>
            <Suspense>{!subject.isPast && <NextStep subject={subject} />}</Suspense>
            <SubjectActions subject={subject} />
          </Flex>
        }
      />
      {left && <MoveNote subjectId={subject.id} move={left} />}
      {came && <MoveNote subjectId={subject.id} move={came} />}
      {subject.tag === 'Archived' && !subject.isErased && !isMoved && <ArchivedNote subject={subject} />}
      <Suspense>{mayHold && !subject.isErased && !subject.isPast && <Hold subject={subject} />}</Suspense>
      {subject.isEnrolling && <EnrolmentNote subjectId={subject.id} />}
      {!subject.isPast && (
        <Suspense fallback={<Skeleton active />}>
          <AtAGlance subject={subject} onTab={onTab} />
        </Suspense>
      )}
      <div className="child-page">
        <div className="child-columns">
          <div className="child-work">
            <SubjectTabs subject={subject} active={tab} onChange={onTab} />
          </div>
          <SubjectInfoCard subject={subject} readOnly={isMoved} />
        </div>
      </div>
    </OnlyRead>
  );
}

function Hold({ subject }: { subject: SubjectInfo }) {
  const { HoldNote } = useChildPlaces();
  return <HoldNote subject={subject} />;
}

function NextStep({ subject }: { subject: SubjectInfo }) {
  const { NextStepButton } = useChildPlaces();
  return <NextStepButton subject={subject} />;
}

function AtAGlance({ subject, onTab }: { subject: SubjectInfo; onTab: (tab: SubjectTab) => void }) {
  const { OverviewCards } = useChildPlaces();
  return <OverviewCards subject={subject} onTab={onTab} />;
}
