import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignInLink } from '@trellis/contract/account/sign-in-links/calls';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { useAsk } from '../../../ui/use-ask.ts';
import { Line } from '../sign-in-line.tsx';

/** By which organizations the person signs in, each of which they can part from. Nothing, where there is none. */
export function SignInLinks() {
  const links = useQuery(api.signInLinks.list.queryOptions({ input: {} })).data?.items ?? [];
  return links.map((link) => <LinkLine key={link.id} link={link} />);
}

function LinkLine({ link: { id, name, tenantName, createdAt } }: { link: SignInLink }) {
  const { t } = useTranslation('account');
  const { zone } = useCurrentUser();
  const ask = useAsk();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.signInLinks.key() });
  const remove = useMutation(api.signInLinks.remove.mutationOptions({ onSettled }));
  const part = () =>
    ask({
      title: t('link.removeTitle', { name }),
      text: t('link.removeText'),
      ok: t('word.remove'),
      danger: true,
      run: () => remove.mutateAsync({ id }),
      done: t('link.removed'),
    });
  return (
    <Flex vertical gap="var(--space-1)">
      <Line label={t('link.label')} value={name}>
        <Button aria-label={t('link.removeNamed', { name })} onClick={() => void part()}>
          {t('word.remove')}
        </Button>
      </Line>
      <Typography.Text type="secondary">
        {t('link.since', { name, tenant: tenantName, time: formatDateTime(createdAt, zone) })}
      </Typography.Text>
    </Flex>
  );
}
