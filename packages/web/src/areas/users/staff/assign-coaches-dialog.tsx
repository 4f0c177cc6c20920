import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { CoachesField } from '../../../ui/coaches-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { useFormerCoaches } from '../hand-over/use-former-coaches.tsx';
import { useAssignable, useAssignCoaches } from '../queries.ts';

interface Props {
  subject: { id: string; name: string; coaches: readonly { id: string; name: string }[] };
  onClose: () => void;
}

interface Values {
  coachUserIds: string[];
}

/** Chooses the coaches of a child. A coach who has left meanwhile may stay. */
export function AssignCoachesDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('users');
  const roleText = useRoleText();
  const [typed, setTyped] = useState('');
  const { data, isPending, isFetching } = useAssignable(subject.id, typed);
  const [first, setFirst] = useState(data?.items);
  if (!first && data) setFirst(data.items);
  const assign = useAssignCoaches();
  const formerCoaches = useFormerCoaches(onClose);
  // the child's own coaches came with the first answer, before anything was typed
  const own = first?.filter(({ id }) => subject.coaches.some((coach) => coach.id === id)) ?? [];
  const known = [...new Map([...own, ...(data?.items ?? [])].map((coach) => [coach.id, coach])).values()];
  const left = subject.coaches.filter(({ id }) => !known.some((coach) => coach.id === id));
  const all = [...known.map(({ id, name, roles }) => ({ id, name: `${name} · ${roleText(roles)}` })), ...left];
  // Enter takes the first of the list: while somebody types, that is one whom they look for, and the child's own keep their names
  const coaches = typed.trim() === '' ? all : all.filter(({ id }) => data?.items.some((found) => found.id === id));
  const save = async ({ coachUserIds }: Values) => {
    await assign.mutateAsync({ userId: subject.id, coachUserIds });
    toast('success', t('coaches.saved'));
    const former = subject.coaches.filter(({ id }) => !coachUserIds.includes(id));
    await formerCoaches.look({ former, subjectIds: [subject.id], successors: coachUserIds });
  };
  if (formerCoaches.question) return formerCoaches.question;
  return (
    <FormDialog<Values>
      title={t('coaches.title', { name: subject.name })}
      okText={t('coaches.action')}
      initialValues={{ coachUserIds: subject.coaches.map(({ id }) => id) }}
      isLoading={isPending}
      onSave={save}
      onClose={formerCoaches.close}
    >
      <CoachesField
        name="coachUserIds"
        label={t('coaches.field')}
        hint={t('coaches.hint')}
        placeholder={t('coaches.none')}
        coaches={coaches}
        search={{ typed, onSearch: setTyped, isSearching: isFetching }}
      />
    </FormDialog>
  );
}
