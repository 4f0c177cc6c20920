import { getRouteApi } from '@tanstack/react-router';
import { type Letter, type LetterItem, letterState } from '@trellis/contract/mail/schemas';
import { App, Button, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { letterColumns } from './letter-columns.tsx';
import { LetterDrawer } from './letter-drawer.tsx';
import type { LetterSearch } from './letter-search.ts';
import { isCarried } from './letter-state.tsx';
import { useLetter, useLetters, useMailSettings, useRetryLetter } from './queries.ts';
import { SettingsCard } from './settings-card.tsx';

const route = getRouteApi('/system/manage/setting/mail');

/** How letters leave, and what became of each. */
export function MailPage() {
  const { t } = useTranslation('mail');
  const settings = useMailSettings();
  const { search, onSearch, narrow } = useListState(route);
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
        filters={
          <FilterChoice
            label={t('word.state')}
            value={search.state}
            options={letterState.options.map((state) => ({ value: state, label: t(`letters.state.${state}`) }))}
            onChange={(state) => narrow({ state })}
          />
        }
        list={list}
        columns={letterColumns({ t, zone, carries, onOpen: ({ id }) => open(id) })}
        empty={{ title: t('letters.empty'), hint: t('letters.emptyHint') }}
        onOpen={({ id }) => open(id)}
      />
      {search.letter && <OpenLetter key={search.letter} id={search.letter} zone={zone} carries={carries} onClose={() => open(undefined)} />}
    </>
  );
}

interface OpenLetterProps {
  id: string;
  zone: string;
  carries: (channel: LetterItem['channel']) => boolean;
  onClose: () => void;
}

function OpenLetter({ id, zone, carries, onClose }: OpenLetterProps) {
  const { t } = useTranslation('mail');
  const { message } = App.useApp();
  const letter = useLetter(id);
  const retrying = useRetryLetter();
  const retry = () => retrying.mutate({ id }, { onSuccess: () => void message.success(t('letters.retried')) });
  const actions = ({ state, channel }: Letter) =>
    carries(channel) &&
    (state === 'failed' || state === 'queued') && (
      <Flex justify="end">
        <Button type="primary" loading={retrying.isPending} onClick={retry}>
          {state === 'failed' ? t('letters.retry') : t('letters.retryNow')}
        </Button>
      </Flex>
    );
  return <LetterDrawer letter={letter} zone={zone} carries={carries} actions={actions} onClose={onClose} />;
}
