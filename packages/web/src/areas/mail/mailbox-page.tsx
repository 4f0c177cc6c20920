import { getRouteApi } from '@tanstack/react-router';
import type { LetterItem } from '@trellis/contract/mail/schemas';
import { Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { letterColumns } from './letter-columns.tsx';
import { LetterDrawer } from './letter-drawer.tsx';
import type { LetterSearch } from './letter-search.ts';
import { useMailbox, useMailboxLetter } from './queries.ts';

const route = getRouteApi('/mailbox');
// nobody is signed in here, so the reader's own zone counts
const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
const carries = () => false;

/** Everybody's letters in the demonstration, where no mail server is set. */
export function MailboxPage() {
  const { t } = useTranslation('mail');
  const { token } = theme.useToken();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useMailbox(search);
  const show = (change: Partial<LetterSearch>) => void navigate({ search: { ...search, ...change }, replace: true });
  const open = (letter: LetterItem) => show({ letter: letter.id });

  return (
    <main style={{ maxWidth: token.screenXL, margin: '0 auto', padding: token.paddingLG }}>
      <PageHeader title={t('mailbox.title')} extra={<a href="/">{t('mailbox.home')}</a>} />
      {!list.isError && <Typography.Paragraph>{t('mailbox.hint')}</Typography.Paragraph>}
      <PagedTable<LetterItem>
        label={t('letters.label')}
        columns={letterColumns({ t, zone, carries, onOpen: open }).filter(({ key }) => key !== 'attempts')}
        list={list}
        search={search}
        onSearch={({ page, size }) => show({ page, size })}
        empty={{ title: t('mailbox.empty'), hint: t('mailbox.emptyHint') }}
        onOpen={open}
      />
      {search.letter && <OpenLetter key={search.letter} id={search.letter} onClose={() => show({ letter: undefined })} />}
    </main>
  );
}

function OpenLetter({ id, onClose }: { id: string; onClose: () => void }) {
  return <LetterDrawer letter={useMailboxLetter(id)} zone={zone} carries={carries} onClose={onClose} />;
}
