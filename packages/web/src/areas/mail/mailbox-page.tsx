import { getRouteApi } from '@tanstack/react-router';
import type { LetterItem } from '@trellis/contract/mail/schemas';
import { Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../ui/list-page.tsx';
import { useListState } from '../../ui/use-list-state.ts';
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
  const { search, onSearch } = useListState(route);
  const list = useMailbox(search);
  const open = (letter: string | undefined) => onSearch({ ...search, letter });

  return (
    <main style={{ maxWidth: token.screenXL, margin: '0 auto', padding: token.paddingLG }}>
      <ListPage<LetterItem, LetterSearch>
        title={t('mailbox.title')}
        about={
          <Typography.Paragraph>
            {!list.isError && t('mailbox.hint')} <a href="/">{t('mailbox.home')}</a>
          </Typography.Paragraph>
        }
        search={search}
        onSearch={onSearch}
        opened="letter"
        searchedBy={{ label: t('letters.columns.recipient'), placeholder: t('word.nameOrEmail') }}
        list={list}
        columns={letterColumns({ t, zone, carries, onOpen: ({ id }) => open(id) }).filter(({ key }) => key !== 'attempts')}
        empty={{ title: t('mailbox.empty'), hint: t('mailbox.emptyHint') }}
        onOpen={({ id }) => open(id)}
      />
      {search.letter && <OpenLetter key={search.letter} id={search.letter} onClose={() => open(undefined)} />}
    </main>
  );
}

function OpenLetter({ id, onClose }: { id: string; onClose: () => void }) {
  return <LetterDrawer letter={useMailboxLetter(id)} zone={zone} carries={carries} onClose={onClose} />;
}
