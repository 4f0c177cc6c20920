import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { startHere } from '../../offline-plans/public.ts';
import { refreshGroupPlans } from '../queries.ts';
import { classToStart } from './class-to-start.ts';
import '../session/senders.ts';

/** Starts the next session of a class, here where the center cannot be reached; nobody waits for what else of the page changes with it. */
export function useStartClass() {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (input: { groupTrainingPlanId: string }) =>
      api.groupSessions.startCourse.call(input).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
        return startHere(client, user, classToStart(client, input.groupTrainingPlanId), error);
      }),
    onSuccess: () => void refreshGroupPlans(client),
  });
}
