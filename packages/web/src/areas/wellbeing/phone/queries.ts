import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuestWellbeing } from '@trellis/contract/wellbeing/guest-calls';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import type { KeptDay } from './kept-days.ts';

const once = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { quiet: true } };

/** What such a link opens. Each link is asked for itself: nothing of another child is ever shown from a cache. */
export function useGuestWellbeing(token: string) {
  const { i18n } = useTranslation();
  const options = api.guestWellbeing.get.queryOptions({ input: {}, ...once });
  const query = useQuery({
    ...options,
    queryKey: [...options.queryKey, token, i18n.language] as never,
    enabled: token !== '',
    placeholderData: keepPreviousData,
  });
  return { ...query, data: query.data as GuestWellbeing | undefined };
}

/** Sends a day; the page shows its failures, and then what stands there. */
export function useSendDay() {
  const client = useQueryClient();
  const options = {
    meta: { quiet: true },
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: api.guestWellbeing.key() }),
  } as const;
  const sleep = useMutation(api.guestWellbeing.saveSleep.mutationOptions(options));
  const nutrition = useMutation(api.guestWellbeing.saveNutrition.mutationOptions(options));
  const exercise = useMutation(api.guestWellbeing.saveExercise.mutationOptions(options));
  const calls = { sleep, nutrition, exercise };
  return ({ kind, day, values }: KeptDay) => {
    const { mutateAsync } = calls[kind];
    return mutateAsync({ ...values, day } as never);
  };
}

/** Takes back an activity that the family entered. */
export function useRemoveActivity() {
  const client = useQueryClient();
  return useMutation(
    api.guestWellbeing.removeExercise.mutationOptions({
      meta: { quiet: true },
      onSuccess: () => client.invalidateQueries({ queryKey: api.guestWellbeing.key() }),
    }),
  );
}
