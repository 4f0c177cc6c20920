import type { LetterItem } from '@trellis/contract/mail/schemas';
import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import type { TFunction } from 'i18next';
import { formatDateTime } from '../../app/format.ts';
import { withMailBreaks } from '../../ui/mail-breaks.tsx';
import { LetterStateTag } from './letter-state.tsx';

interface Reader {
  t: TFunction<'mail'>;
  zone: string;
  carries: (channel: LetterItem['channel']) => boolean;
  onOpen: (letter: LetterItem) => void;
}

export function letterColumns({ t, zone, carries, onOpen }: Reader): TableColumnsType<LetterItem> {
  return [
    { key: 'written', title: t('letters.columns.written'), sorter: true, render: (_, letter) => formatDateTime(letter.createdAt, zone) },
    { key: 'recipient', title: t('letters.columns.recipient'), render: (_, letter) => <Recipient letter={letter} /> },
    {
      key: 'template',
      title: t('letters.columns.template'),
      render: (_, letter) => (
        <Button
          type="link"
          style={{ paddingInline: 0 }}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(letter);
          }}
        >
          {templateLabel(t, letter)}
        </Button>
      ),
    },
    {
      key: 'state',
      title: t('word.state'),
      render: (_, letter) => <Progress letter={letter} carried={carries(letter.channel)} t={t} zone={zone} />,
    },
    { key: 'attempts', title: t('letters.columns.attempts'), align: 'right', dataIndex: 'attempts' },
  ];
}

/** What a letter is about; one of a kind that this page does not know yet shows its name. */
export function templateLabel(t: TFunction<'mail'>, { template }: LetterItem): string {
  const known = t('template', { returnObjects: true }) as Record<string, string>;
  return known[template] ?? template;
}

function Recipient({ letter }: { letter: LetterItem }) {
  return (
    <Flex vertical>
      <span>{letter.recipientName ?? withMailBreaks(letter.recipient)}</span>
      {letter.recipientName && <Typography.Text type="secondary">{withMailBreaks(letter.recipient)}</Typography.Text>}
    </Flex>
  );
}

function Progress({ letter, carried, t, zone }: { letter: LetterItem; carried: boolean; t: TFunction<'mail'>; zone: string }) {
  const { state, attempts, nextAt, sentAt, error } = letter;
  const waits = state === 'queued' && carried && attempts > 0;
  return (
    <Flex vertical align="start">
      <LetterStateTag letter={letter} carried={carried} />
      {sentAt && <Typography.Text type="secondary">{t('letters.sentAt', { moment: formatDateTime(sentAt, zone) })}</Typography.Text>}
      {waits && <Typography.Text type="secondary">{t('letters.next', { moment: formatDateTime(nextAt, zone) })}</Typography.Text>}
      {error && carried && (
        <Typography.Text type="danger" ellipsis={{ tooltip: error }} style={{ maxWidth: '32ch' }}>
          {error}
        </Typography.Text>
      )}
    </Flex>
  );
}
