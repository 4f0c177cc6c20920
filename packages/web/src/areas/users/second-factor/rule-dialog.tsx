import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Role, rolesOfSide } from '@trellis/contract/policies';
import { Checkbox, Flex, Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { quiet } from '../../../ui/quiet.ts';
import { useRoleText } from '../../../ui/role-text.ts';

/** Which roles need a second step: a center says so of its own, the platform of all. */
export function RuleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('secondFactor');
  const { tenant } = useCurrentUser();
  const roleText = useRoleText();
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: api.secondFactor.key() });
  const rule = useQuery(api.secondFactor.rule.queryOptions({ input: {}, staleTime: 0, gcTime: 0, ...quiet }));
  const save = useMutation(api.secondFactor.saveRule.mutationOptions({ onSuccess, ...quiet }));
  const offered: readonly Role[] = tenant ? rolesOfSide.centre : Object.values(rolesOfSide).flat();
  const send = async ({ roles }: { roles: Role[] }) => {
    await save.mutateAsync({ roles });
    toast('success', t('ruleSaved'));
  };
  return (
    <FormDialog
      title={t('ruleTitle')}
      isLoading={!rule.data}
      problem={rule.error}
      initialValues={rule.data}
      onSave={send}
      onClose={onClose}
    >
      <Typography.Paragraph>{t(tenant ? 'ruleText' : 'ruleTextPlatform')}</Typography.Paragraph>
      <Form.Item name="roles" label={t('word.roles')}>
        <Checkbox.Group>
          <Flex vertical gap="small">
            {offered.map((role) => (
              <Checkbox key={role} value={role}>
                {roleText([role])}
              </Checkbox>
            ))}
          </Flex>
        </Checkbox.Group>
      </Form.Item>
    </FormDialog>
  );
}
