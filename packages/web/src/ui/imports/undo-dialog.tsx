import { Alert, Button, Skeleton, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { whenKept } from '../../app/when-kept.ts';
import { Dialog } from '../dialog.tsx';
import { useFailureText } from '../use-failure-text.ts';
import type { FormerImport, ListImport, UndoFound } from './list-import.ts';
import { useUndoImport, useUndoPreview } from './queries.ts';

/** Takes an import back, or says what was built on it since. */
export function UndoDialog({ kind, former, onClose }: { kind: ListImport; former: FormerImport; onClose: () => void }) {
  const { t } = useTranslation('imports');
  const failureText = useFailureText();
  const preview = useUndoPreview(kind, former.id);
  const undo = useUndoImport(kind);
  const problem = undo.error ?? preview.error;
  const run = (close: () => void) =>
    whenKept(undo, { importId: former.id }, (gone) => {
      toast('success', kind.words.undone(gone));
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
      {preview.data ? <WhatGoes kind={kind} found={preview.data} /> : !problem && <Skeleton active />}
    </Dialog>
  );
}

function WhatGoes({ kind, found: { rows, changed, obstacles } }: { kind: ListImport; found: UndoFound }) {
  const { t } = useTranslation('imports');
  const { token } = theme.useToken();
  if (obstacles.length === 0)
    return (
      <Typography.Paragraph>
        {[kind.words.goes(rows), changed > 0 && kind.words.changed(changed)].filter(Boolean).join(' ')}
      </Typography.Paragraph>
    );
  return (
    <Alert
      type="warning"
      showIcon
      title={kind.words.built}
      description={
        <ul style={{ margin: 0, paddingInlineStart: token.padding }}>
          {obstacles.map((obstacle) => (
            <li key={obstacle.kind}>
              {t('former.obstacle', { what: kind.words.obstacle(obstacle.kind), rows: kind.words.count(obstacle.rows) })}
            </li>
          ))}
        </ul>
      }
    />
  );
}
