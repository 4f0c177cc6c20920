import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../ui/status.tsx';

interface Props {
  name: string;
  enabled: boolean;
  /** What can be done with it. */
  actions: ReactNode;
  /** What is said of it beneath its name. */
  children: ReactNode;
}

/** An entry of what is connected: its name, whether it is on, what is said of it and what can be done with it. */
export function ConnectionLine({ name, enabled, actions, children }: Props) {
  const { t } = useTranslation('connections');
  return (
    <Flex component="li" justify="space-between" align="start" gap="var(--space-3)" wrap>
      <Flex vertical gap="var(--space-1)" style={{ minWidth: '0', overflowWrap: 'anywhere' }}>
        <Flex wrap gap="small" align="center">
          <span>{name}</span>
          {enabled ? <Status meaning="good">{t('hooks.on')}</Status> : <Status meaning="neutral">{t('hooks.off')}</Status>}
        </Flex>
        {children}
      </Flex>
      <Flex gap="small" wrap>
        {actions}
      </Flex>
    </Flex>
  );
}
