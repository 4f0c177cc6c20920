import type { FinishedImport, UndoPreview } from '@trellis/contract/subject-imports/undo-calls';
import { Alert, Button, Skeleton, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { whenKept } from '../../app/when-kept.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useUndoImport, useUndoPreview } from './queries.ts';

/** Takes an import back, or says what was built on its children since. */
export function UndoDialog({ former, onClose }: { former: FinishedImport; onClose: () => void }) {
  const { t } = useTranslation('subjectImports');
  const failureText = useFailureText();
  const preview = useUndoPreview(former.id);
  const undo = useUndoImport();
  const problem = undo.error ?? preview.error;
  const run = (close: () => void) =>
    whenKept(undo, { importId: former.id }, ({ children }) => {
      toast('success', t('former.done', { count: children }));
      close();
    });
  return (
    <Dialog
      title={t('former.question', { file: former.fileName })}
      onClose={onClose}
      footer={(close) => [
        <Button key="close" onClick={close}>
          {t('word.close')}
        </Button>,
        preview.data?.obstacles.length === 0 && (
          <Button key="undo" danger type="primary" loading={undo.isPending} onClick={() => run(close)}>
            {t('former.undo')}
          </Button>
        ),
      ]}
    >
      {problem && <Alert type="error" showIcon role="alert" title={failureText(problem)} />}
      {preview.data ? <WhatGoes found={preview.data} /> : !problem && <Skeleton active />}
    </Dialog>
  );
}

function WhatGoes({ found: { children, changed, obstacles } }: { found: UndoPreview }) {
  const { t } = useTranslation('subjectImports');
  const { token } = theme.useToken();
  if (obstacles.length === 0)
    return (
      <Typography.Paragraph>
        {[t('former.goes', { count: children }), changed > 0 && t('former.changed', { count: changed })].filter(Boolean).join(' ')}
      </Typography.Paragraph>
    );
  return (
    <Alert
      type="warning"
      showIcon
      title={t('former.built')}
      description={
        <ul style={{ margin: 0, paddingInlineStart: token.padding }}>
          {obstacles.map(({ kind, children: count }) => (
            <li key={kind}>{t('former.obstacle', { what: t(`former.obstacles.${kind}`), children: t('former.ofChildren', { count }) })}</li>
          ))}
        </ul>
      }
    />
  );
}
