import { type ItemOf } from '@trellis/contract/resources/resource';
import { weekTheme } from '@trellis/contract/wellbeing-library/week-theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';
import { DaysOfWeek } from './days-of-week.tsx';

/** Weeks of daily topics, each with its days in their order. */
export function WeekThemePage() {
  const { t } = useTranslation('wellbeingLibrary');
  const [opened, setOpened] = useState<ItemOf<typeof weekTheme>>();
  return (
    <>
      <DeclaredPage
        of={weekTheme}
        calls={api.weekThemes}
        mayWrite={useCurrentUser().canWrite('Pdt.Library')}
        columns={['sortOrder', 'title', 'dayCount', 'status']}
        cells={{ dayCount: ({ dayCount }) => t('dayCount', { count: dayCount }) }}
        actions={(item) => [{ key: 'days', label: t('days.open'), onClick: () => setOpened(item) }]}
      />
      {opened && <DaysOfWeek week={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
