import { addReason, type ContractReason, contractReason } from '@trellis/contract/contracts/reason-schemas';
import type { ReasonKind } from '@trellis/contract/contracts/schemas';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../ui/form-limits.ts';
import { emptyText, LocalTextFields, useTextFacts } from '../../ui/local-text.tsx';
import { ResourceDrawer } from '../../ui/resource/resource-drawer.tsx';
import { useAddReason, useUpdateReason } from './reason-queries.ts';

const { maxLength } = limitsOf(addReason.shape.name.shape.en);

interface Props {
  kind: ReasonKind;
  /** The reason to change; without one, a reason is added. */
  reason?: ContractReason;
  /** Whether the new one replaces those of the platform. */
  replaces?: boolean;
  onClose: () => void;
}

/** The words of a reason in each language. */
export function ReasonDrawer({ kind, reason, replaces, onClose }: Props) {
  const { t } = useTranslation('contracts');
  const [add, update] = [useAddReason(), useUpdateReason()];
  const textFacts = useTextFacts();
  const label = t('word.reason');
  return (
    <ResourceDrawer<ContractReason, Pick<ContractReason, 'name'>>
      title={t(reason ? 'reasons.editTitle' : 'reasons.addTitle')}
      item={reason}
      form={{
        schema: contractReason,
        valuesOf: (one) => ({ name: one?.name ?? emptyText }),
        facts: ({ name }) => textFacts('name', label, name),
        save: ({ name }, opened) =>
          opened ? update.mutateAsync({ id: opened.id, name, concurrencyStamp: opened.concurrencyStamp }) : add.mutateAsync({ kind, name }),
        fields: () => (
          <>
            {replaces && <Alert type="info" showIcon title={t('reasons.replaces')} style={{ marginBlockEnd: 'var(--space-4)' }} />}
            <LocalTextFields name="name" label={label} maxLength={maxLength} />
          </>
        ),
      }}
      saved={() => t('reasons.saved')}
      onClose={onClose}
    />
  );
}
