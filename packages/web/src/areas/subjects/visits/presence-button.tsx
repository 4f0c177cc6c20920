import { LoginOutlined, LogoutOutlined } from '@ant-design/icons';
import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { whenKept } from '../../../app/when-kept.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { usePresence } from '../queries.ts';

interface Props {
  subject: { id: string; name: string; isCheckIn: boolean; tag: SubjectTag };
  size?: 'small' | 'middle';
}

/** Checks a child in, or out again, and says how it went. Who is archived only leaves. */
export function PresenceButton({ subject, size = 'middle' }: Props) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const { checkIn, checkOut } = usePresence();
  const { id, name, isCheckIn, tag } = subject;
  if (tag === 'Archived' && !isCheckIn) return null;

  const toggle = () => {
    const change = isCheckIn ? checkOut : checkIn;
    whenKept(
      change,
      { subjectId: id },
      () => void message.success(t(isCheckIn ? 'checkOutSuccess' : 'checkInSuccess', { name })),
      (error) => void message.error(t(isCheckIn ? 'checkOutFailed' : 'checkInFailed', { name, reason: failureText(error) })),
    );
  };

  return (
    <Button
      size={size}
      icon={isCheckIn ? <LogoutOutlined aria-hidden /> : <LoginOutlined aria-hidden />}
      loading={checkIn.isPending || checkOut.isPending}
      aria-label={t(isCheckIn ? 'checkOutNamed' : 'checkInNamed', { name })}
      onClick={(event) => {
        event.stopPropagation();
        toggle();
      }}
    >
      {t(isCheckIn ? 'checkOut' : 'checkIn')}
    </Button>
  );
}
