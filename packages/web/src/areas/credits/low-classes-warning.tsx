import { Link } from '@tanstack/react-router';
import { isLow, isLowInPlan } from '@trellis/contract/credits/rules';
import { limits } from '@trellis/contract/limits';
import { Flex, message, Typography } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';

interface Props {
  subject: { id: string; name: string };
  /** Classes left, once they are known. */
  left: number | undefined;
  /** The offline plan warns earlier than other places. */
  place: 'plan' | 'list';
}

/**
 * Says in good time that a child's classes run out, and who can do something about it: a message for a moment, and the number in red that
 * stays.
 */
export function LowClassesWarning({ subject, left, place }: Props) {
  const { t } = useTranslation('credits');
  // its own place for messages: those of the shell know no links
  const [messages, holder] = message.useMessage();
  const { id, name } = subject;
  const warns = left !== undefined && (place === 'plan' ? isLowInPlan(left) : isLow(left));
  useEffect(() => {
    if (!warns || left === undefined) return;
    const text = left > 0 ? t('low.left', { count: left, name }) : t('low.none', { name });
    void messages.open({
      key: `low ${id}`,
      type: 'warning',
      duration: limits.warningSeconds,
      content: (
        <>
          {text} <WayOut subjectId={id} />
        </>
      ),
    });
  }, [warns, left, id, name, messages, t]);
  if (!warns) return null;
  return (
    <Flex gap="small" wrap align="center">
      {holder}
      <Typography.Text type="danger">{t('low.count', { count: left })}</Typography.Text>
      {/* beside a child's credits the way there would lead nowhere */}
      {place === 'plan' && <WayOut subjectId={id} />}
    </Flex>
  );
}

/** In a line of other words a color alone does not tell a link. */
const underlined = { textDecoration: 'underline' };

/** Whoever may give classes or sign contracts gets there; the others are told whom to ask. */
function WayOut({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('credits');
  const { can } = useCurrentUser();
  const detail = '/system/center/detail/subjectDetail';
  if (!can('RocketSystem.UserCredit.Write')) return <Typography.Text type="secondary">{t('low.contactAdmin')}</Typography.Text>;
  return (
    <>
      <Link to={detail} search={{ id: subjectId, tab: 'credits' }} style={underlined}>
        {t('low.settings')}
      </Link>{' '}
      {can('RocketSystem.UserContract.Create') && (
        <Link to="/system/center/detail/userContractDetail" search={{ userId: subjectId, add: true }} style={underlined}>
          {t('low.addContract')}
        </Link>
      )}
    </>
  );
}
