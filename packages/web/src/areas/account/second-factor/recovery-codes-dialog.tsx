import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../app/copy-text.ts';
import { BareList } from '../../../ui/bare-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** The recovery codes, which are shown this once: it closes by its button alone. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('secondFactor');
  const copy = () => void copyText(codes.join('\n'), { copied: t('copied'), failed: t('copyFailed') });
  return (
    <Dialog
      title={t('codesTitle')}
      isHeld
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={copy}>{t('copy')}</Button>
          <Button type="primary" onClick={close}>
            {t('kept')}
          </Button>
        </>
      )}
    >
      <Typography.Paragraph>{t('codesText')}</Typography.Paragraph>
      <BareList wrap>
        {codes.map((code) => (
          <li key={code} style={{ flex: '1 0 40%' }}>
            <Typography.Text code>{code}</Typography.Text>
          </li>
        ))}
      </BareList>
    </Dialog>
  );
}
