import type { changePlanSettings, PlanSettings, SessionDuration } from '@trellis/contract/offline-plans/settings/schemas';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Change } from '../../../ui/stale.ts';
import { type NoticeValues, noticeOf, noticeValues } from '../../scheduling/public.ts';

export interface SettingsValues {
  hasOwnDurations: boolean;
  sessionDurations?: SessionDuration[];
  hasOwnNotice: boolean;
  notice?: NoticeValues;
}

/** What of a plan was chosen, as the form shows it. */
export function valuesOf({ sessionDurations, notice, hasOwnDurations, hasOwnNotice }: PlanSettings): SettingsValues {
  return { hasOwnDurations, sessionDurations, hasOwnNotice, notice: noticeValues(notice) };
}

/** What a form says, to be saved over what is known. */
export function inputOf(values: SettingsValues, { userOfflinePlanId, concurrencyStamp }: PlanSettings): z.input<typeof changePlanSettings> {
  const { hasOwnDurations, sessionDurations, hasOwnNotice, notice } = values;
  return {
    userOfflinePlanId,
    concurrencyStamp,
    sessionDurations: (hasOwnDurations && sessionDurations) || null,
    notice: hasOwnNotice && notice ? noticeOf(notice) : null,
  };
}

/** Settings in words, to say what somebody else made of them. */
export function useChangesOf(): (settings: PlanSettings) => Change[] {
  const { t } = useTranslation(['planSettings', 'scheduling']);
  return ({ sessionDurations, notice }) => {
    const durations = sessionDurations
      .filter(({ enable }) => enable)
      .map(({ duration, bars }) => t('inWords', { minutes: duration, bars }));
    const told = notice.flatMap(({ hour, noticeParent, noticeTrainer }) => {
      const when = t(hour === 24 ? 'scheduling:form.before24' : 'scheduling:form.before1');
      return [noticeParent && t('scheduling:form.guardian'), noticeTrainer && t('scheduling:form.trainer')]
        .filter((who) => who !== false)
        .map((who) => `${who} (${when})`);
    });
    return [
      { key: 'durations', field: t('durations'), value: durations.join(', ') },
      { key: 'notices', field: t('notices'), value: told.join(', ') || t('word.nothing') },
    ];
  };
}
