import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../app/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  /** A key for the API, what a webhook signs with, or what proves a service. */
  of: 'keys' | 'hooks' | 'clients';
  value: string;
  onClose: () => void;
}

/** A secret, which is shown this once: it closes by its button alone. */
export function SecretShownDialog({ of, value, onClose }: Props) {
  const { t } = useTranslation('connections');
  const copy = () => void copyText(value, { copied: t(`${of}.copied`), failed: t('secret.copyFailed') });
  return (
    <Dialog
      title={t(`${of}.shownTitle`)}
      isHeld
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={copy}>{t(`${of}.copy`)}</Button>
          <Button type="primary" onClick={close}>
            {t('secret.kept')}
          </Button>
        </>
      )}
    >
      <Typography.Paragraph>{t('secret.shownText')}</Typography.Paragraph>
      <Typography.Paragraph code style={{ overflowWrap: 'anywhere' }}>
        {value}
      </Typography.Paragraph>
      <Typography.Text type="secondary">{t(`${of}.use`)}</Typography.Text>
    </Dialog>
  );
}
