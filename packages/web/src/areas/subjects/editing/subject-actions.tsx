import { MoreOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button, Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChildPlaces } from '../../../app/child-places.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { download } from '../../../ui/download.ts';
import { useAsk } from '../../../ui/use-ask.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { BindDrawer } from '../../guardians/public.ts';
import { AssignCoachesDialog } from '../../users/public.ts';
import { useMovesOf } from '../moves/queries.ts';
import { useChangeLogout } from '../queries.ts';
import { PresenceButton } from '../visits/presence-button.tsx';
import { useRestore } from './use-restore.ts';

const ArchiveDialog = lazy(() => import('./archive-dialog.tsx').then((module) => ({ default: module.ArchiveDialog })));
const MoveDialog = lazy(() => import('../moves/move-dialog.tsx').then((module) => ({ default: module.MoveDialog })));
const EraseDialog = lazy(() => import('./erase-dialog.tsx').then((module) => ({ default: module.EraseDialog })));

/** What a reader may do with a child, by policy. Of a child who was forgotten nothing is left to do. */
export function SubjectActions({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('subjects');
  const user = useCurrentUser();
  const [open, setOpen] = useState<'bind' | 'coaches' | 'archive' | 'erase' | 'move' | 'hold'>();
  const mayWrite = user.can('PFE.UserManagement.Subject.Write') && !isClosed(subject);
  const more = useMoreActions(subject, setOpen);
  const close = () => setOpen(undefined);
  return (
    <>
      {user.can('PFE.UserManagement.CheckIn') && !subject.isErased && !subject.isPast && <PresenceButton subject={subject} />}
      {mayWrite && <Button onClick={() => setOpen('coaches')}>{t('actions.coaches')}</Button>}
      {mayWrite && !subject.isBind && <Button onClick={() => setOpen('bind')}>{t('bind.action')}</Button>}
      {!user.roles.includes('agent') && <RecordLink subjectId={subject.id} />}
      {more.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: more }}>
          <Button icon={<MoreOutlined aria-hidden />} aria-label={t('actions.of', { name: subject.name })} />
        </Dropdown>
      )}
      <Suspense>
        {open === 'coaches' && <AssignCoachesDialog subject={subject} onClose={close} />}
        {open === 'bind' && <BindDrawer subject={subject} onClose={close} />}
        {open === 'archive' && <ArchiveDialog subject={subject} onClose={close} />}
        {open === 'move' && <MoveDialog subject={subject} onClose={close} />}
        {open === 'hold' && <HoldChild subject={subject} onClose={close} />}
        {open === 'erase' && <EraseDialog subject={subject} onClose={close} />}
      </Suspense>
    </>
  );
}

function HoldChild(props: { subject: SubjectInfo; onClose: () => void }) {
  const { HoldDialog } = useChildPlaces();
  return <HoldDialog {...props} />;
}

/** Archiving and erasing, out of the way of what is done every day. */
function useMoreActions(
  subject: SubjectInfo,
  open: (dialog: 'archive' | 'erase' | 'move' | 'hold') => void,
): NonNullable<MenuProps['items']> {
  const { t } = useTranslation('subjects');
  const { can } = useCurrentUser();
  const restore = useRestore(subject);
  const changeLogout = useLogoutItem(subject);
  const takeAlong = useTakeAlong(subject);
  const navigate = useNavigate();
  const isMoved = useMovesOf(subject.id).left !== undefined;
  // the past of a child is read, and nothing more
  if (subject.isErased || subject.isPast) return [];
  const toggle =
    subject.tag === 'Archived'
      ? { key: 'restore', label: t('actions.restore'), onClick: restore }
      : { key: 'archive', label: t('actions.archive'), onClick: () => open('archive') };
  const toEnrolment = () => void navigate({ to: '/system/center/detail/enrolment', search: { subjectId: subject.id } });
  return [
    ...(can('PFE.UserManagement.Subject.Write') && !isClosed(subject)
      ? [{ key: 'enrol', label: t('enrolment.start'), onClick: toEnrolment }]
      : []),
    ...(can('PFE.UserManagement.Subject.Write') && !isClosed(subject)
      ? [{ key: 'move', label: t('move.action'), onClick: () => open('move') }]
      : []),
    ...(can('PFE.UserManagement.Subject.Write') && !isMoved ? [toggle] : []),
    ...(can('PFE.UserManagement.Subject.Write') && !isClosed(subject) ? [changeLogout] : []),
    ...(can('Menu.Manage.OwnData') ? [{ key: 'takeAlong', label: t('actions.takeAlong'), onClick: takeAlong }] : []),
    ...(can('Menu.Manage.Retention') ? [{ key: 'hold', label: t('actions.hold'), onClick: () => open('hold') }] : []),
    ...(can('PFE.UserManagement.Subject.Erase')
      ? [{ key: 'erase', label: t('actions.erase'), danger: true, onClick: () => open('erase') }]
      : []),
  ];
}

/** Hands everything that the centre has of a child to the browser. */
function useTakeAlong({ id }: SubjectInfo): () => void {
  const failureText = useFailureText();
  return () =>
    void download('/api/business/subject/ownData', { subjectId: id }).catch((error: unknown) =>
      toast('error', failureText(error as Error)),
    );
}

/** Signing off is asked about, as it takes a child out of what staff choose from; signing on again is not. */
function useLogoutItem({ id, name, isLogout }: SubjectInfo) {
  const { t } = useTranslation('subjects');
  const ask = useAsk();
  const change = useChangeLogout();
  const signOff = () =>
    void ask({
      title: t('logout.question', { name }),
      text: t('logout.text'),
      ok: t('logout.off'),
      run: () => change.mutateAsync({ id, isLogout: true }),
      done: t('logout.isOff', { name }),
    });
  const signOn = () => whenKept(change, { id, isLogout: false }, () => toast('success', t('logout.isOn', { name })));
  return { key: 'logout', label: t(isLogout ? 'logout.on' : 'logout.off'), onClick: isLogout ? signOn : signOff };
}

function RecordLink({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('subjects');
  const query = new URLSearchParams({ subjectId, from: window.location.pathname });
  return (
    // with its opener: the new tab is signed in as this one is
    <Button href={`/system/archivesV2?${query.toString()}`} target="_blank" rel="opener">
      {t('actions.record')}
    </Button>
  );
}
