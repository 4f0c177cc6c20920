import { MoreOutlined } from '@ant-design/icons';
import type { SubjectListItem } from '@trellis/contract/subjects/schemas';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChildPlaces } from '../../../app/child-places.ts';
import { AddAssessmentsDialog, AddClassesDialog } from '../../credits/public.ts';
import { AssignCoaches } from '../coaches/assign-coaches.tsx';
import { type RowDialog, useRowMenu } from './use-row-menu.ts';

const ArchiveDialog = lazy(() => import('../editing/archive-dialog.tsx').then((module) => ({ default: module.ArchiveDialog })));

/** What a row of the list offers beside opening the child. */
export function RowActions({ subject }: { subject: SubjectListItem }) {
  const { t } = useTranslation('subjects');
  const [open, setOpen] = useState<RowDialog>();
  const items = useRowMenu(subject, setOpen);
  const close = () => setOpen(undefined);
  if (items.length === 0) return null;
  return (
    // a row opens its page when it is clicked: not by what happens in here
    <span onClick={(event) => event.stopPropagation()}>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="text" size="small" icon={<MoreOutlined aria-hidden />} aria-label={t('actions.of', { name: subject.name })} />
      </Dropdown>
      <Suspense>
        {open === 'coaches' && <AssignCoaches subjectId={subject.id} onClose={close} />}
        {open === 'classes' && <AddClassesDialog subject={subject} onClose={close} />}
        {open === 'test' && <AddTest subject={subject} onClose={close} />}
        {open === 'archive' && <ArchiveDialog subject={subject} onClose={close} />}
        {open === 'assessments' && <AddAssessmentsDialog subject={subject} onClose={close} />}
      </Suspense>
    </span>
  );
}

/** Of another area: a list that waited for it would be hidden once more after it is drawn. */
function AddTest(props: { subject: SubjectListItem; onClose: () => void }) {
  const { AddTestDialog } = useChildPlaces();
  return <AddTestDialog {...props} />;
}
