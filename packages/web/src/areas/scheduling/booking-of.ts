import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import type { TFunction } from 'i18next';

/** Whose session is booked: a child's by its plan, or a class' by its plan. */
export type BookedFor = { userOfflinePlanId: string; subjectId: string } | { groupTrainingPlanId: string };

type Trained = Pick<ScheduleEntry, 'userOfflinePlanId' | 'groupTrainingPlanId' | 'subjectName' | 'childCount'>;

/** Who is trained, as it is read: a child, or a class and how many of it are booked. */
export const nameOf = (t: TFunction<'scheduling'>, { groupTrainingPlanId, subjectName, childCount }: Trained): string =>
  groupTrainingPlanId === null ? subjectName : t('ofClass', { name: subjectName, count: childCount });

/** The page of the plan that a booking is of, and of one of its sessions. */
export function pageOf(
  { groupTrainingPlanId, userOfflinePlanId }: Pick<Trained, 'userOfflinePlanId' | 'groupTrainingPlanId'>,
  num?: number,
) {
  const of = num === undefined ? {} : { num };
  return groupTrainingPlanId === null
    ? ({ to: '/system/center/detail/userOfflineCourseDetail', search: { planId: userOfflinePlanId ?? '', ...of } } as const)
    : ({ to: '/system/center/detail/groupOfflinePlanDetail', search: { planId: groupTrainingPlanId, ...of } } as const);
}
