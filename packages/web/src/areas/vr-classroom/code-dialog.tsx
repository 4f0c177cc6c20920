import { useQuery } from '@tanstack/react-query';
import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { Button, Flex, QRCode, Skeleton, Typography, theme } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { codeColors } from '../../app/tokens.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useCopyCode } from './copy-code.ts';

interface Props {
  test: Pick<TestRequest, 'id' | 'subjectName'>;
  onClose: () => void;
}

/** The code of a test as a QR. It closes by itself, so that no code stays on a screen that somebody left. */
export function CodeDialog({ test, onClose }: Props) {
  const { t } = useTranslation('vrClassroom');
  const qr = useQuery(api.vrClassroom.staticQr.queryOptions({ input: { testRequestId: test.id }, gcTime: 0, meta: { quiet: true } }));
  return (
    <Dialog title={t('code.title', { name: test.subjectName })} onClose={onClose}>
      {(close) => (
        <>
          {qr.isError && <LoadFailed title={t('infoFailed')} error={qr.error} onRetry={qr.refetch} />}
          {qr.isPending && <Skeleton active />}
          {qr.data && <CodeShown {...qr.data} onOver={close} />}
        </>
      )}
    </Dialog>
  );
}

interface Shown {
  code: string;
  content: string;
  expiresAt: string;
  closesAfterSeconds: number;
}

function CodeShown({ code, content, expiresAt, closesAfterSeconds, onOver }: Shown & { onOver: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { token } = theme.useToken();
  const { zone } = useCurrentUser();
  const copy = useCopyCode();
  const left = useCountdown(closesAfterSeconds, onOver);
  return (
    <Flex vertical gap="small" align="center">
      <Typography.Text>{t('code.hint')}</Typography.Text>
      <QRCode role="img" aria-label={t('code.label', { code })} value={content} size={token.screenXS / 2} {...codeColors} />
      <Typography.Text strong style={{ fontSize: token.fontSizeHeading3, fontFamily: token.fontFamilyCode }}>
        {code}
      </Typography.Text>
      <Typography.Text type="secondary">{t('code.expires', { time: formatDateTime(expiresAt, zone) })}</Typography.Text>
      <Button onClick={() => void copy(code)}>{t('code.copy')}</Button>
      <Typography.Text type="secondary" role="timer">
        {t('code.closes', { count: left })}
      </Typography.Text>
    </Flex>
  );
}

/** Counts the seconds down by the clock, which goes on while a tab sleeps. */
function useCountdown(seconds: number, onOver: () => void): number {
  const [left, setLeft] = useState(seconds);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = window.setInterval(() => {
      const next = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(next);
      if (next > 0) return;
      window.clearInterval(timer);
      over();
    }, 250);
    return () => window.clearInterval(timer);
  }, [seconds]);
  return left;
}
