import { getRouteApi } from '@tanstack/react-router';
import { type Letter, type LetterItem, type LetterState, letterState } from '@trellis/contract/mail/schemas';
import { App, Button, Flex, Select, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
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
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { zone } = useCurrentUser();
  const carries = (channel: LetterItem['channel']) => isCarried(channel, settings.data);
  const list = useLetters(search, carries('mail') || carries('sms'));
  const show = (change: Partial<LetterSearch>) => void navigate({ search: { ...search, ...change }, replace: true });
  const open = (letter: LetterItem) => show({ letter: letter.id });

  return (
    <>
      <PageHeader title={t('title')} />
      <Flex vertical gap="large">
        {settings.isError && <LoadFailed error={settings.error} onRetry={settings.refetch} />}
        {settings.isPending && <Skeleton active />}
        {settings.data && <SettingsCard settings={settings.data} />}
        <section>
          <Flex justify="space-between" align="center" gap="middle" wrap style={{ marginBlockEnd: 'var(--space-4)' }}>
            <Typography.Title level={2} style={{ fontSize: 'var(--text-section)', margin: 0 }}>
              {t('letters.title')}
            </Typography.Title>
            <StateFilter value={search.state} onChange={(state) => show({ state, page: 1 })} />
          </Flex>
          <PagedTable<LetterItem>
            label={t('letters.label')}
            columns={letterColumns({ t, zone, carries, onOpen: open })}
            list={list}
            search={search}
            onSearch={({ page, size }) => show({ page, size })}
            empty={search.state ? { title: t('letters.emptyFiltered') } : { title: t('letters.empty'), hint: t('letters.emptyHint') }}
            onOpen={open}
          />
        </section>
      </Flex>
      {search.letter && (
        <OpenLetter key={search.letter} id={search.letter} zone={zone} carries={carries} onClose={() => show({ letter: undefined })} />
      )}
    </>
  );
}

function StateFilter({ value, onChange }: { value: LetterState | undefined; onChange: (state: LetterState | undefined) => void }) {
  const { t } = useTranslation('mail');
  return (
    <Select
      allowClear
      aria-label={t('word.state')}
      placeholder={t('letters.every')}
      popupMatchSelectWidth={false}
      style={{ minWidth: '12em' }}
      value={value}
      options={letterState.options.map((state) => ({ value: state, label: t(`letters.state.${state}`) }))}
      onChange={onChange}
    />
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
