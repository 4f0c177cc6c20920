import { useRouter } from '@tanstack/react-router';
import { App, Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { download } from '../download.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { ImportOutcome, ListImport } from './list-import.ts';

interface ImportResultProps {
  kind: ListImport;
  importId: string;
  result: ImportOutcome;
  onAgain: () => void;
}

/** What an import became, and where to go on. */
export function ImportResult({ kind, importId, result, onAgain }: ImportResultProps) {
  const { t } = useTranslation('imports');
  const { history } = useRouter();
  const { message } = App.useApp();
  const failureText = useFailureText();
  const fetchFaulty = () =>
    download(`${kind.path}/${importId}/faultyRow`, {}).catch((error: Error) => void message.error(failureText(error)));
  const { title, more } = kind.words.result(result);
  return (
    <Result
      status="success"
      title={title}
      subTitle={[more, result.skipped > 0 && t('result.skipped', { count: result.skipped })].filter(Boolean).join(' ')}
      extra={[
        <Button key="list" type="primary" onClick={() => history.push(kind.home)}>
          {kind.words.show}
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
