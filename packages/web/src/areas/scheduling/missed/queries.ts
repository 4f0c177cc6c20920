import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { missedCalls } from '@trellis/contract/scheduling/missed/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { api } from '../../../app/api.ts';
import { centerNow } from '../../../app/offline/center-clock.ts';
import { discardUnsent, keepUnsent, whenSent } from '../../../app/unsent/unsent.ts';
import { scheduleChanged } from '../queries.ts';
import { laneOfBooking, missedKind } from './senders.ts';

type Miss = typeof missedCalls.miss;

/** What may be said of a booking that was not held, and what was; without a network as the device kept it. */
export function useMissed(id: string, enabled = true) {
  const query = useQuery(api.missedBookings.get.queryOptions({ input: { id }, staleTime: 0, enabled }));
  return { ...query, error: query.data ? null : query.error };
}

/** Where what the center refuses of it is read. */
const today = '/system/center/dataPanel/workTable';

/** Says that nobody came, or that it was cancelled too late. Answers how many classes that took; undefined where it waits for the network. */
export function useMiss() {
  const onSettled = scheduleChanged(useQueryClient());
  return useMutation({ mutationFn: say, onSettled });
}

async function say(said: Pick<InputOf<Miss>, 'id' | 'reason'>): Promise<number | undefined> {
  let taken: number | undefined;
  const input: InputOf<Miss> = { ...said, saidAt: centerNow() };
  const { id, outcome } = keepUnsent({ lane: laneOfBooking(said.id), place: today, kind: missedKind, input });
  const unwatch = whenSent((entry, reply) => {
    if (entry.id === id) taken = (reply as OutputOf<Miss>).taken;
  });
  try {
    await outcome;
    return taken;
  } catch (error) {
    // told at once: nobody has to read it later
    await discardUnsent(id);
    throw error;
  } finally {
    unwatch();
  }
}

/** Takes that back. The form shows its failures. */
export function useUndoMissed() {
  const onSettled = scheduleChanged(useQueryClient());
  return useMutation(api.missedBookings.undo.mutationOptions({ onSettled, meta: { quiet: true } }));
}
