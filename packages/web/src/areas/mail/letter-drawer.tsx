import { toLocale } from '@trellis/contract/languages';
import type { Letter, LetterItem } from '@trellis/contract/mail/schemas';
import { Alert, Flex, Skeleton, Typography, theme } from 'antd';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDrawerDateTime } from '../../app/format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { templateLabel } from './letter-columns.tsx';
import { LetterStateTag } from './letter-state.tsx';

interface Props {
  letter: { data?: Letter | undefined; error: Error | null; refetch: () => unknown };
  zone: string;
  carries: (channel: LetterItem['channel']) => boolean;
  /** Buttons under the letter. */
  actions?: (letter: Letter) => ReactNode;
  onClose: () => void;
}

/** A letter: who it is for, how far it got, and what it says where it is read here. */
export function LetterDrawer({ letter: { data, error, refetch }, zone, carries, actions, onClose }: Props) {
  const { t } = useTranslation('mail');
  return (
    <SideDrawer
      size="large"
      title={data ? (data.body?.subject ?? templateLabel(t, data)) : t('letters.frame')}
      footer={data && actions?.(data)}
      onClose={onClose}
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton active />}
      {data && <LetterParts letter={data} zone={zone} carried={carries(data.channel)} />}
    </SideDrawer>
  );
}

function LetterParts({ letter, zone, carried }: { letter: Letter; zone: string; carried: boolean }) {
  const { t } = useTranslation(['mail', 'shell']);
  const { recipient, recipientName, createdAt, error, body, language, channel } = letter;
  const items = [
    { key: 'to', label: t('letters.columns.recipient'), children: recipientName ? `${recipientName} (${recipient})` : recipient },
    { key: 'channel', label: t('letters.columns.template'), children: `${t(`letters.channel.${channel}`)}: ${templateLabel(t, letter)}` },
    { key: 'language', label: t('word.language'), children: t(`languages.${toLocale(language)}`, { ns: 'shell' }) },
    { key: 'written', label: t('letters.columns.written'), children: formatDrawerDateTime(createdAt, zone) },
    { key: 'state', label: t('word.state'), children: <LetterStateTag letter={letter} carried={carried} /> },
    ...(carried ? [{ key: 'attempts', label: t('letters.columns.attempts'), children: <Tries letter={letter} zone={zone} /> }] : []),
  ];
  return (
    <Flex vertical gap="middle">
      <FactList size="small" column={1} items={items} />
      {error && carried && <Alert type="error" showIcon title={t('letters.error')} description={error} />}
      {!body && <Typography.Text type="secondary">{t('letters.unreadable')}</Typography.Text>}
      {body && <LetterBody body={body} />}
    </Flex>
  );
}

function Tries({ letter, zone }: { letter: Letter; zone: string }) {
  const { t } = useTranslation('mail');
  const { attempts, sentAt, nextAt } = letter;
  if (sentAt) return `${attempts}. ${t('letters.sentAt', { moment: formatDrawerDateTime(sentAt, zone) })}`;
  return nextAt ? `${attempts}. ${t('letters.next', { moment: formatDrawerDateTime(nextAt, zone) })}` : attempts;
}

/** Inside a frame that runs nothing and reaches nothing of this page; its links open beside it. */
function LetterBody({ body }: { body: NonNullable<Letter['body']> }) {
  const { t } = useTranslation('mail');
  const { token } = theme.useToken();
  const border = { border: `var(--hairline) solid ${token.colorBorderSecondary}`, borderRadius: token.borderRadius };
  if (!body.html) return <Typography.Paragraph style={{ ...border, padding: token.padding }}>{body.text}</Typography.Paragraph>;
  return (
    <iframe
      title={t('letters.frame')}
      srcDoc={body.html}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      style={{ ...border, width: '100%', height: '60vh' }}
    />
  );
}
