import { getRouteApi } from '@tanstack/react-router';
import { type LetterItem, letterState } from '@trellis/contract/mail/schemas';
import { Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { choice } from '../../ui/choice-filters.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { letterColumns } from './letter-columns.tsx';
import type { LetterSearch } from './letter-search.ts';
import { isCarried } from './letter-state.tsx';
import { OpenLetter } from './open-letter.tsx';
import { useLetters, useMailSettings } from './queries.ts';
import { SettingsCard } from './settings-card.tsx';

const route = getRouteApi('/system/manage/setting/mail');

/** How letters leave, and what became of each. */
export function MailPage() {
  const { t } = useTranslation('mail');
  const settings = useMailSettings();
  const { search, onSearch } = useListState(route);
  const { zone } = useCurrentUser();
  const carries = (channel: LetterItem['channel']) => isCarried(channel, settings.data);
  const list = useLetters(search, carries('mail') || carries('sms'));
  const open = (letter: string | undefined) => onSearch({ ...search, letter });

  return (
    <>
      <ListPage<LetterItem, LetterSearch>
        title={t('title')}
        label={t('letters.label')}
        about={
          <>
            {settings.isError && <LoadFailed error={settings.error} onRetry={settings.refetch} />}
            {settings.isPending && <Skeleton active />}
            {settings.data && <SettingsCard settings={settings.data} />}
            <Typography.Title level={2} style={{ fontSize: 'var(--text-section)', margin: 'var(--space-6) 0 var(--space-4)' }}>
              {t('letters.title')}
            </Typography.Title>
          </>
        }
        search={search}
        onSearch={onSearch}
        opened="letter"
        searchedBy={{ label: t('letters.columns.recipient'), placeholder: t('word.nameOrEmail') }}
        choices={[choice('state', t('word.state'), letterState.options, (state) => t(`letters.state.${state}`))]}
        list={list}
        columns={letterColumns({ t, zone, carries, onOpen: ({ id }) => open(id) })}
        empty={{ title: t('letters.empty'), hint: t('letters.emptyHint') }}
        onOpen={({ id }) => open(id)}
      />
      {search.letter && <OpenLetter key={search.letter} id={search.letter} zone={zone} carries={carries} onClose={() => open(undefined)} />}
    </>
  );
}
