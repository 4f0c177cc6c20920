import { limits } from '@trellis/contract/limits';
import { passwordStrength } from '@trellis/contract/users/rules';
import { Progress, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';

const levels = ['tooShort', 'weak', 'fair', 'good', 'strong'] as const;

/** How hard a password is to guess, while it is typed. */
export function PasswordStrength({ password, email }: { password: string; email: string }) {
  const { t } = useTranslation('users');
  const { token } = theme.useToken();
  if (password === '') return <Typography.Text type="secondary">{t('password.rule', limits.account.passwordLength)}</Typography.Text>;
  const strength = passwordStrength(password, email);
  const colour = [token.colorError, token.colorError, token.colorWarning, token.colorPrimary, token.colorSuccess][strength];
  const text = t('password.strength', { strength: t(`password.levels.${levels[strength]}`) });
  return (
    <span role="status">
      <Progress percent={strength * 25} steps={4} strokeColor={colour} showInfo={false} size={[36, 6]} aria-label={text} />{' '}
      <Typography.Text type="secondary">{text}</Typography.Text>
    </span>
  );
}
