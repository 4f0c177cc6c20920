import type { GuardianRight } from '@trellis/contract/guardians/rules';
import type { SubjectContact } from '@trellis/contract/guardians/schemas';
import { Alert, Flex, Form, Select, Skeleton, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useContacts } from './queries.ts';

interface Props {
  subject: { id: string; name: string };
  title: string;
  about: string;
  /** What the guardian must be allowed; any guardian of the child may where none is named. */
  right?: GuardianRight;
  /** Somebody may answer without a name. */
  mayBeNobody?: boolean;
  onClose: () => void;
  /** The code for whom was chosen; null is nobody in particular. */
  children: (guardian: SubjectContact | null) => ReactNode;
}

const nobody = 'nobody';

/** Whom a code is for, then the code. Where only one guardian may, it is theirs at once. */
export function FamilyDialog({ subject, title, about, right, mayBeNobody = false, onClose, children }: Props) {
  const { t } = useTranslation('familyPages');
  const contacts = useContacts(subject.id);
  const guardians = (contacts.data?.items ?? []) as SubjectContact[];
  const mayUse = (rights: Partial<Record<GuardianRight, boolean>>) => right === undefined || rights[right] === true;
  const allowed = guardians.filter(mayUse);
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? (allowed.length === 1 ? allowed[0]?.id : mayBeNobody && allowed.length === 0 ? nobody : undefined);
  const guardian = allowed.find(({ id }) => id === chosen);
  const options = guardians.map(({ id, fullName, guardianRoleRelationshipLocale, ...rights }) => {
    const name = `${fullName} · ${guardianRoleRelationshipLocale}`;
    return { value: id, label: mayUse(rights) ? name : t('code.mayNot', { name }), disabled: !mayUse(rights) };
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Flex vertical gap="middle">
        <Typography.Text>{about}</Typography.Text>
        {contacts.isError && <LoadFailed error={contacts.error} onRetry={contacts.refetch} />}
        {contacts.isPending && <Skeleton active />}
        {contacts.data && allowed.length === 0 && !mayBeNobody && (
          <Alert type="warning" showIcon title={t('code.none', { child: subject.name })} />
        )}
        {contacts.data && (guardians.length > 0 || mayBeNobody) && (
          <Form layout="vertical">
            <Form.Item label={t('code.guardian')} htmlFor="family-guardian" style={{ marginBlockEnd: 0 }}>
              <Select
                id="family-guardian"
                value={chosen}
                placeholder={t('code.choose')}
                options={mayBeNobody ? [...options, { value: nobody, label: t('code.nobody') }] : options}
                onChange={setPicked}
              />
            </Form.Item>
          </Form>
        )}
        {guardian && children(guardian)}
        {contacts.data && chosen === nobody && children(null)}
      </Flex>
    </Dialog>
  );
}
