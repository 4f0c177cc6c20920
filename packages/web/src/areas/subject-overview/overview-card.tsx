import type { SubjectOverview } from '@trellis/contract/subject-overview/calls';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import type { SubjectTab } from '../../app/child-places.ts';

export interface CardProps {
  subject: SubjectInfo;
  overview: SubjectOverview;
  /** As of when. */
  now: Date;
  onTab: (tab: SubjectTab) => void;
}

interface Props {
  title: string;
  /** The way on, at the foot. */
  way?: ReactNode;
  children: ReactNode;
}

/** One thing of a child at a glance, with the way to all of it. */
export function OverviewCard({ title, way, children }: Props) {
  return (
    <Card size="small" className="overview-card">
      <h2>{title}</h2>
      <div className="overview-said">{children}</div>
      {way && <div>{way}</div>}
    </Card>
  );
}
