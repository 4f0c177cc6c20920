import { useNavigate } from '@tanstack/react-router';
import { isClosed } from '@trellis/contract/subjects/rules';
import { type SubjectListItem, type SubjectTag, subjectTag } from '@trellis/contract/subjects/schemas';
import { App, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useRestore } from '../editing/use-restore.ts';
import { useChangeTag } from '../queries.ts';

/** By each of these something may be done with a child of the list. */
const rowPolicies = [
  'PFE.UserManagement.Subject.Write',
  'RocketSystem.UserCredit.Write',
  'RocketSystem.Vrat.Write',
  'RocketSystem.UserContract',
] as const;

/** Whether the rows of the list offer anything to the reader. */
export function useHasRowMenu(): boolean {
  const { can } = useCurrentUser();
  return rowPolicies.some((policy) => can(policy));
}

export type RowDialog = 'coaches' | 'classes' | 'assessments' | 'test' | 'archive';

/** What the reader may do with a child of the list, by policy. */
export function useRowMenu(subject: SubjectListItem, open: (dialog: RowDialog) => void): NonNullable<MenuProps['items']> {
  const { t } = useTranslation('subjects');
  const { can } = useCurrentUser();
  const navigate = useNavigate();
  const restore = useRestore(subject);
  const archive = () => open('archive');
  const tags = useTagItems(subject, archive);
  const isOpen = !isClosed(subject);
  const mayWrite = can('PFE.UserManagement.Subject.Write') && !subject.isErased;
  const mayGive = can('RocketSystem.UserCredit.Write') && isOpen;
  const mayTest = can('RocketSystem.Vrat.Write') && isOpen;
  const isArchived = subject.tag === 'Archived';
  const toContracts = () => void navigate({ to: '/system/center/detail/subjectDetail', search: { id: subject.id, tab: 'contracts' } });
  const entries = [
    { key: 'coaches', label: t('actions.coaches'), shown: mayWrite && isOpen, onClick: () => open('coaches') },
    { key: 'tag', label: t('actions.changeTag'), shown: mayWrite, children: tags },
    { key: 'classes', label: t('actions.addClasses'), shown: mayGive, onClick: () => open('classes') },
    { key: 'assessments', label: t('actions.addAssessments'), shown: mayGive, onClick: () => open('assessments') },
    { key: 'test', label: t('actions.addTest'), shown: mayTest, onClick: () => open('test') },
    { key: 'contracts', label: t('word.contracts'), shown: can('RocketSystem.UserContract'), onClick: toContracts },
    { key: 'archive', label: t('actions.archive'), shown: mayWrite && isOpen, onClick: archive },
    { key: 'restore', label: t('actions.restore'), shown: mayWrite && isArchived, onClick: restore },
  ];
  return entries.filter(({ shown }) => shown).map(({ shown: _shown, ...item }) => item);
}

function useTagItems(subject: SubjectListItem, archive: () => void) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const { change } = useChangeTag(subject.id);
  const changeTo = (tag: SubjectTag) =>
    void change(tag).then(
      () => message.success(t('tagChanged')),
      () => undefined,
    );
  return subjectTag.options.map((tag) => ({
    key: tag,
    label: t(`tag.${tag}`),
    disabled: tag === subject.tag,
    onClick: () => (tag === 'Archived' ? archive() : changeTo(tag)),
  }));
}
