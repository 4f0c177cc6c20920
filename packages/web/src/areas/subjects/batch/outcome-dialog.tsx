import type { BatchOutcome } from '@trellis/contract/subjects/batch/schemas';
import { Alert, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';

interface Props {
  /** What was done with how many. */
  text: string;
  refused: BatchOutcome['refused'];
  onClose: () => void;
}

/** Who stayed as they were when something was done with several, and why. */
export function OutcomeDialog({ text, refused, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const { token } = theme.useToken();
  return (
    <Dialog title={t('batch.outcome')} onClose={onClose}>
      <Typography.Paragraph>{text}</Typography.Paragraph>
      <Alert
        type="warning"
        showIcon
        title={t('batch.refused', { count: refused.length })}
        description={
          <ul style={{ margin: 0, paddingInlineStart: token.padding }}>
            {refused.map(({ subjectId, name, message }) => (
              <li key={subjectId}>
                <strong>{name}</strong>: {message}
              </li>
            ))}
          </ul>
        }
      />
    </Dialog>
  );
}
