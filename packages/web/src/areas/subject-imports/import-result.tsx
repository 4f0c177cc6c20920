import { useNavigate } from '@tanstack/react-router';
import type { ImportResult as Outcome } from '@trellis/contract/subject-imports/schemas';
import { App, Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { download } from '../../ui/download.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';

/** What an import became, and where to go on. */
export function ImportResult({ importId, result, onAgain }: { importId: string; result: Outcome; onAgain: () => void }) {
  const { t } = useTranslation('subjectImports');
  const navigate = useNavigate();
  const { message } = App.useApp();
  const failureText = useFailureText();
  const fetchFaulty = () =>
    download(`/api/business/subjectImport/${importId}/faultyRow`, {}).catch((error: Error) => void message.error(failureText(error)));
  return (
    <Result
      status="success"
      title={t('result.title', { count: result.imported })}
      subTitle={[t('result.guardians', { count: result.guardians }), result.skipped > 0 && t('result.skipped', { count: result.skipped })]
        .filter(Boolean)
        .join(' ')}
      extra={[
        <Button key="list" type="primary" onClick={() => void navigate({ to: '/system/center/menu/user/subject' })}>
          {t('result.list')}
        </Button>,
        result.skipped > 0 && (
          <Button key="faulty" onClick={() => void fetchFaulty()}>
            {t('preview.faultyFile')}
          </Button>
        ),
        <Button key="again" onClick={onAgain}>
          {t('result.again')}
        </Button>,
      ]}
    />
  );
}
