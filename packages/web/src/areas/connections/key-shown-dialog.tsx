import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../app/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** A key, which is shown this once: it closes by its button alone. */
export function KeyShownDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const { t } = useTranslation('connections');
  const copy = () => void copyText(value, { copied: t('keys.copied'), failed: t('keys.copyFailed') });
  return (
    <Dialog
      title={t('keys.shownTitle')}
      isHeld
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={copy}>{t('keys.copy')}</Button>
          <Button type="primary" onClick={close}>
            {t('keys.kept')}
          </Button>
        </>
      )}
    >
      <Typography.Paragraph>{t('keys.shownText')}</Typography.Paragraph>
      <Typography.Paragraph code style={{ overflowWrap: 'anywhere' }}>
        {value}
      </Typography.Paragraph>
      <Typography.Text type="secondary">{t('keys.use')}</Typography.Text>
    </Dialog>
  );
}
