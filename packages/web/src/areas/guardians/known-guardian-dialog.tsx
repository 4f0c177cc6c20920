import type { GuardianFields, GuardianListItem } from '@trellis/contract/guardians/schemas';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import type { Decision } from './use-ask-known.ts';

interface Props {
  typed: GuardianFields;
  known: GuardianListItem;
  onDecide: (decision: Decision) => void;
}

/** Confirms who a guardian is whose email or phone is known at the centre: the same person, or another one. */
export function KnownGuardianDialog({ typed, known, onDecide }: Props) {
  const { t } = useTranslation('guardians');
  const back = () => onDecide('back');
  return (
    <Dialog
      title={t('known.title')}
      onClose={back}
      footer={(close) => (
        <Flex gap="small" justify="end" wrap>
          <Button onClick={close}>{t('known.back')}</Button>
          <Button onClick={() => onDecide('another')}>{t('known.another')}</Button>
          <Button type="primary" onClick={() => onDecide('use')}>
            {t('known.use')}
          </Button>
        </Flex>
      )}
    >
      <Typography.Paragraph>{t('known.text')}</Typography.Paragraph>
      <Facts title={t('known.knownInfo')} guardian={known} related={known.subjects} />
      <Facts title={t('known.newInfo')} guardian={typed} />
    </Dialog>
  );
}

interface FactsProps {
  title: string;
  guardian: Pick<GuardianFields, 'fullName' | 'phone' | 'email' | 'city'>;
  /** The children whose guardian it is already. */
  related?: GuardianListItem['subjects'];
}

function Facts({ title, guardian, related }: FactsProps) {
  const { t } = useTranslation('guardians');
  const named = related?.map(({ name, guardianRoleRelationshipLocale }) => `${name} (${guardianRoleRelationshipLocale})`).join(', ');
  const items: Fact[] = (['fullName', 'phone', 'email', 'city'] as const).map((field) => ({
    key: field,
    label: t(`fields.${field}`),
    children: guardian[field] || t('word.nothing'),
  }));
  if (related) items.push({ key: 'children', label: t('fields.children'), children: named || t('word.nothing') });
  return <FactList title={title} size="small" column={1} items={items} style={{ marginBlockEnd: 'var(--space-4)' }} />;
}
