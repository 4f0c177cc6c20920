import type { BatchOutcome } from '@trellis/contract/subjects/batch/schemas';
import { subjectTag } from '@trellis/contract/subjects/schemas';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { useRestoreSeveral, useTagSeveral } from './queries.ts';

const ArchiveSeveralDialog = lazy(() =>
  import('./archive-several-dialog.tsx').then((module) => ({ default: module.ArchiveSeveralDialog })),
);
const AddCoachDialog = lazy(() => import('./add-coach-dialog.tsx').then((module) => ({ default: module.AddCoachDialog })));

const tags = subjectTag.exclude(['Archived']).options;
type Deed = 'archived' | 'restored' | 'tagged' | 'coached';

interface Props {
  ids: readonly string[];
  /** Those who stayed as they were are still chosen. */
  onChange: (ids: string[]) => void;
  /** Whether the list is the archive's. */
  isArchive: boolean;
}

/** What is done with the children who are chosen; says with how many it was, and who stayed as they were. */
export function BatchActions({ ids, onChange, isArchive }: Props) {
  const { t } = useTranslation('subjects');
  // a dialog keeps to those whom it was opened for
  const [open, setOpen] = useState<{ dialog: 'archive' | 'coach'; subjectIds: string[] }>();
  const [told, setTold] = useState<{ text: string; refused: BatchOutcome['refused'] }>();
  const restore = useRestoreSeveral();
  const tag = useTagSeveral();
  const subjectIds = [...ids];
  const isSome = subjectIds.length > 0;
  const tell = (deed: Deed) => (outcome: BatchOutcome) => {
    const { done, unchanged, refused } = outcome;
    const text = [t(`batch.${deed}`, { count: done }), unchanged > 0 && t('batch.unchanged', { count: unchanged })]
      .filter(Boolean)
      .join(' ');
    onChange(refused.map(({ subjectId }) => subjectId));
    if (refused.length > 0) setTold({ text, refused });
    else toast('success', text);
  };
  const close = () => setOpen(undefined);
  const items = tags.map((key) => ({
    key,
    label: t(`tag.${key}`),
    onClick: () => whenKept(tag, { subjectIds, tag: key }, tell('tagged')),
  }));
  return (
    <>
      {isSome && isArchive && (
        <Button loading={restore.isPending} onClick={() => whenKept(restore, { subjectIds }, tell('restored'))}>
          {t('actions.restore')}
        </Button>
      )}
      {isSome && !isArchive && <Button onClick={() => setOpen({ dialog: 'archive', subjectIds })}>{t('archive.action')}</Button>}
      {isSome && (
        <Dropdown trigger={['click']} menu={{ items }}>
          <Button loading={tag.isPending}>{t('actions.changeTag')}</Button>
        </Dropdown>
      )}
      {isSome && !isArchive && <Button onClick={() => setOpen({ dialog: 'coach', subjectIds })}>{t('batch.addCoach')}</Button>}
      <Suspense>
        {open?.dialog === 'archive' && <ArchiveSeveralDialog subjectIds={open.subjectIds} onDone={tell('archived')} onClose={close} />}
        {open?.dialog === 'coach' && <AddCoachDialog subjectIds={open.subjectIds} onDone={tell('coached')} onClose={close} />}
      </Suspense>
      {told && <OutcomeDialog {...told} onClose={() => setTold(undefined)} />}
    </>
  );
}
