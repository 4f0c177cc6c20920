import { LoginOutlined, LogoutOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePresence } from './queries.ts';

interface Props {
  subject: { id: string; name: string; isCheckIn: boolean };
  size?: 'small' | 'middle';
}

/** Checks a child in, or out again, and says how it went. */
export function PresenceButton({ subject, size = 'middle' }: Props) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const { checkIn, checkOut } = usePresence();
  const { id, name, isCheckIn } = subject;

  const toggle = () => {
    const change = isCheckIn ? checkOut : checkIn;
    change.mutate(
      { subjectId: id },
      {
        onSuccess: () => void message.success(t(isCheckIn ? 'checkOutSuccess' : 'checkInSuccess', { name })),
        onError: (error) => void message.error(t(isCheckIn ? 'checkOutFailed' : 'checkInFailed', { name, reason: error.message })),
      },
    );
  };

  return (
    <Button
      size={size}
      icon={isCheckIn ? <LogoutOutlined /> : <LoginOutlined />}
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
