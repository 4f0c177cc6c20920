import { useQuery } from '@tanstack/react-query';
import type { GroupChild, GroupSessionView } from '@trellis/contract/group-plans/schemas';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { api } from '../../../app/api.ts';
import { useLiveRefresh } from '../../../app/live/use-live-refresh.ts';

/** How often a session that runs is asked for again where nothing is told, in milliseconds: a second coach may stand in the room. */
const askEvery = 60_000;

/** A session of a class, as the screen of a session knows one. */
export type ClassSessionView = SessionView & { userCourseItems: GroupChild[] };

export const classSessionQuery = (groupTrainingPlanId: string, num: number) =>
  api.groupSessions.session.queryOptions({ input: { groupTrainingPlanId, num } });

export function useClassSession(planId: string, num: number) {
  const session = useQuery({
    ...classSessionQuery(planId, num),
    select: asSession,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? askEvery : false),
  });
  useLiveRefresh('class', [classSessionQuery(planId, num).queryKey], ({ sessionId }) => sessionId === session.data?.id);
  return session;
}

/** Who is trained is the class, by its plan. */
function asSession(view: GroupSessionView): ClassSessionView {
  const { groupTrainingPlanId, classGroupId: id, className: name } = view;
  return { ...view, userOfflinePlanId: groupTrainingPlanId, subject: { id, name, isClosed: false } };
}
