import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { Notice } from '../../ui/notice.tsx';
import { useRoleText } from '../../ui/role-text.ts';

/** Says what is left to whoever has no page to work on, and who gives them one. */
export function NoPages() {
  const { t } = useTranslation('account');
  const { roles, tenant, withheldPolicies } = useCurrentUser();
  const place = tenant?.name ?? t('word.platform');
  // it is the center that lacks something, and no other role opens more
  const isDisabled = withheldPolicies.length > 0;
  return (
    <Notice level="warning" title={t(isDisabled ? 'noPages.disabledTitle' : 'noPages.title', { roles: useRoleText()(roles), place })}>
      <p>{isDisabled ? t('noPages.disabledText') : t('noPages.text', { place })}</p>
    </Notice>
  );
}
